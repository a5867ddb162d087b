# The two commands that matter are `make play` and `make test`; `make` alone lists the others.
# What they install goes into .venv, target/tools and web/node_modules inside this folder; only what
# the tests need of Debian (PostgreSQL, Chromium, fonts) goes into the system.

GAME ?= burgundy
LISTEN ?= 127.0.0.1:4747
DATA ?= data
PROGRAM = $(or $(CARGO_TARGET_DIR),target)/release/quadrivium
OPENAPI = crates/server/openapi.json
BENCH ?= cargo bench -p quadrivium-games
SOAK_GAMES ?= 100000
SOAK ?= cargo run --release -p quadrivium-games --example soak -- --games $(SOAK_GAMES)
FUZZ_SECONDS ?= 60
KILLS ?= 1000
FAULTS ?= 200
TRAIN_SECONDS ?= 60
MUTANTS ?= burgundy labora orleans craftsmen table

# Whatever the built web client is made of; folders too, so that a file that is gone is noticed.
WEB = $(shell find web locales -mindepth 1 -name node_modules -prune -o -name dist -prune -o -name dist-static -prune -o -name e2e -prune -o -print)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal static test lint fmt types fixtures offline bench pace bench-peers dist load faults browser soak fuzz train puzzles mutants strength deny rust node

help: ## lists the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: rust web/dist/index.html ## opens the table in the browser: make play, make play LISTEN=127.0.0.1:8080 DATA=data
	@echo "Building the program; the first time takes a few minutes."
	cargo build --release -p quadrivium
	@scripts/play.sh $(PROGRAM) $(LISTEN) $(DATA)

terminal: rust ## plays in the terminal: make terminal, make terminal GAME=burgundy
	cargo run --release -p quadrivium -- play $(GAME)

static: web/dist/index.html ## makes web/dist-static, which plays without a server on any host of files (make offline first)
	npm --prefix web run static

test: rust web/dist/index.html ## runs every test: rules, server, web client, Python, browser
	scripts/test.sh

lint: rust .venv/ready web/dist/index.html ## checks format, types, lints, docs, spelling and the edges between crates
	scripts/lint.sh

fmt: rust .venv/ready web/node_modules/ready ## formats Rust, TOML, Python and the web client
	cargo fmt --all
	rustfmt --edition 2024 fuzz/fuzz_targets/*.rs
	.venv/bin/taplo fmt
	.venv/bin/ruff format crates/python
	npm --prefix web run format

types: rust ## writes the types of the web client anew, after a change of what the server or a game sends
	cargo run -p quadrivium -- serve --openapi >$(OPENAPI).new && mv $(OPENAPI).new $(OPENAPI)
	UPDATE_TYPES=1 cargo test -p quadrivium-games --test types
	UPDATE_TYPES=1 cargo test -p quadrivium-local --lib types

fixtures: rust ## writes the positions anew with which the web client is tested
	UPDATE_FIXTURES=1 cargo test -p quadrivium-server --test positions

offline: rust node ## builds the table without a server as WebAssembly, into web/offline
	scripts/wasm.sh

bench: rust ## measures speed and prints a table
	$(BENCH)

pace: rust web/node_modules/ready ## measures the module in Node and in a browser against the program, long
	scripts/browser.sh
	scripts/wasm.sh
	cargo build --release -p quadrivium
	node scripts/pace.mjs web/offline/quadrivium.wasm $(PROGRAM)

dist: rust ## builds the Python package into dist/
	scripts/wheel.sh dist

bench-peers: rust node ## measures us beside other libraries in the same run, and writes docs/benchmarks.md
	scripts/peers.sh

load: rust node ## measures the server under load, on both databases
	scripts/database.sh
	scripts/load.sh

faults: rust ## breaks the server and both databases on purpose, long: make faults KILLS=1000 FAULTS=200
	scripts/database.sh
	KILLS=$(KILLS) FAULTS=$(FAULTS) scripts/faults.sh

browser: rust web/dist/index.html ## runs every browser test on every screen in every language, served and without a server, long
	scripts/browser.sh
	cargo build -p quadrivium
	BROWSER=all npm --prefix web run e2e
	HINTS=1 scripts/same.sh offline
	npm --prefix web run build
	npm --prefix web run static
	BUILT=page BROWSER=all npm --prefix web run e2e -- same offline trouble instant carry weight
	HOST=static BROWSER=all npm --prefix web run e2e

soak: rust ## plays and audits many random games, long: make soak SOAK_GAMES=100000; holds the coach to what it says
	$(SOAK)
	GAMES=50 POSITIONS=40 cargo test --release -p quadrivium-games --test coach --test calibration -- whoever margins --nocapture

fuzz: rust ## feeds parsers and rules with mutated bytes: make fuzz FUZZ_SECONDS=60
	scripts/fuzz.sh $(FUZZ_SECONDS)

train: rust ## learns a small network from self-play, minutes (installs PyTorch): make train GAME=burgundy TRAIN_SECONDS=60
	scripts/train.sh $(GAME) $(TRAIN_SECONDS)

puzzles: rust ## looks for puzzles in games of bots, long: make puzzles GAME=burgundy
	scripts/puzzles.sh $(GAME)

mutants: rust ## changes rules on purpose and lists what no test notices, long: make mutants MUTANTS=table
	scripts/mutants.sh $(MUTANTS)

strength: ## draws the pictures of docs/strength anew, after matches with --ladder docs/strength/ladder.jsonl
	python3 scripts/strength.py docs/strength

deny: rust ## checks licences, sources and known faults of all dependencies (builds cargo-deny first)
	scripts/deny.sh

rust:
	@scripts/need.sh

node:
	@scripts/node.sh

web/node_modules/ready: web/package.json web/package-lock.json web/.npmrc | node
	npm --prefix web ci
	@touch $@

# Before anything of Rust: the built client goes into the program.
web/dist/index.html: web/node_modules/ready $(WEB)
	npm --prefix web run build

.venv/ready: scripts/requirements.txt
	scripts/venv.sh
