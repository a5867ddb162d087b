#!/usr/bin/env bash
# The module and the program are the same table: what the one answers to recorded games and in games against bots, the
# other does, byte for byte.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/wasm.sh
transcript=${CARGO_TARGET_DIR:-target}/transcript.jsonl
records=(crates/server/tests/positions/{burgundy,labora,orleans,craftsmen}/*.rec)
cargo run -q -p quadrivium-local --example transcript -- "${records[@]}" >"$transcript"
node scripts/same.mjs web/offline/quadrivium.wasm "$transcript"
