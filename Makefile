# The two commands that matter are `make play` and `make test`; `make` alone lists the others.
# Whatever they install goes into .venv and target/tools inside this folder.

GAME ?= burgundy
PLAY ?= cargo run --release -p quadrivium -- play $(GAME)
BENCH ?= cargo bench -p quadrivium-burgundy
SOAK_GAMES ?= 100000
SOAK ?= cargo run --release -p quadrivium-games --example soak -- --games $(SOAK_GAMES)
FUZZ_SECONDS ?= 60

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test lint fmt bench soak fuzz deny rust

help: ## lists the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-6s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: rust ## plays in the terminal: make play, make play GAME=burgundy
	$(PLAY)

test: rust ## runs every test
	scripts/test.sh

lint: rust .venv/ready ## checks format, lints, docs, spelling and the edges between crates
	scripts/lint.sh

fmt: rust .venv/ready ## formats Rust and TOML
	cargo fmt --all
	rustfmt --edition 2024 fuzz/fuzz_targets/*.rs
	.venv/bin/taplo fmt

bench: rust ## measures speed and prints a table
	$(BENCH)

soak: rust ## plays and audits many random games, long: make soak SOAK_GAMES=100000
	$(SOAK)

fuzz: rust ## feeds parsers and rules with mutated bytes: make fuzz FUZZ_SECONDS=60
	scripts/fuzz.sh $(FUZZ_SECONDS)

deny: rust ## checks licences and sources of all dependencies (builds cargo-deny first)
	scripts/deny.sh

rust:
	@scripts/need.sh

.venv/ready: scripts/requirements.txt
	scripts/venv.sh
