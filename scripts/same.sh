#!/usr/bin/env bash
# The module and the program are the same table: what the one answers to recorded games, in games against bots, to
# requests for hints, standings and analyses, the other does, byte for byte: same.sh [offline|module]
# Whoever has built the example `transcript` already, with networks and puzzles inside, names it in TRANSCRIBE.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/wasm.sh "${1:-module}"
transcript=${CARGO_TARGET_DIR:-target}/transcript.jsonl
records=(crates/server/tests/positions/{burgundy,labora,orleans,craftsmen}/*.rec)
if [ -n "${TRANSCRIBE:-}" ]; then
    "$TRANSCRIBE" "${records[@]}" >"$transcript"
else
    features=quadrivium-games/nets,quadrivium-table/puzzles
    cargo run -q -p quadrivium-local --features $features --example transcript -- "${records[@]}" >"$transcript"
fi
node scripts/same.mjs web/offline/quadrivium.wasm "$transcript"
