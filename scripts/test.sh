#!/usr/bin/env bash
# Every test, the quick ones first: the web client, the examples in the documentation, the Python package, then units,
# rules, conformance, whole games and the server, then whole games in a browser, and at last the table without a server.
set -euo pipefail
cd "$(dirname "$0")/.."

source scripts/steps.sh

# What is missing is better known now than after ten minutes, and a password for it is asked of somebody who is still there.
step scripts/database.sh
step scripts/browser.sh
step scripts/compiler.sh

# What is built apart from the other crates, by a profile or for a machine of its own, and the tests of the Python package,
# which run on one core.
apart() {
    step scripts/wasm.sh module
    step scripts/python.sh
}
aside apart apart

step npm --prefix web test
step cargo test --workspace --doc # nextest does not run these
if cargo nextest --version >/dev/null 2>&1; then
    tests=(cargo nextest run --workspace)
else
    tests=(cargo test --workspace --lib --bins --tests --examples)
fi
step "${tests[@]}" --no-run

# Servers, browsers and people do not wait for ever: from here on nothing else takes of the machine.
await apart
step "${tests[@]}" --no-fail-fast

# The tests above have built the program that the browser talks to. Building it alone would compile the games once more,
# without what only tests ask of them.
QUADRIVIUM_BIN=$(realpath "${CARGO_TARGET_DIR:-target}/debug/quadrivium")
export QUADRIVIUM_BIN

# The module answers as the program does, in Node and, with the first browser tests, in a browser. What writes down the
# program's answers was built with the tests.
TRANSCRIBE=$(dirname "$QUADRIVIUM_BIN")/examples/transcript step scripts/same.sh module
BUILT=transcript step npm --prefix web run e2e

# A page of files plays with the module, and a served page sees ahead with it.
step npm --prefix web run build
step npm --prefix web run static
BUILT=page step npm --prefix web run e2e -- offline trouble instant carry weight
# Against the device some of what is tested against the server, and of the rest one file in turn.
turns=(hand plan seen)
turn=${turns[$(($(git rev-list --count HEAD 2>/dev/null || echo 0) % ${#turns[@]}))]}
HOST=static step npm --prefix web run e2e -- clicks puzzles together company "$turn"
