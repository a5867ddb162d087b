#!/usr/bin/env bash
# Every test, the quick ones first: the web client, the examples in the documentation, then units,
# rules, conformance, whole games and the server, then the Python package, whole games in a browser, and
# at last the table without a server.
set -euo pipefail
cd "$(dirname "$0")/.."

step() {
    printf '\n== %s\n' "$*"
    "$@"
}

# What is missing is better known now than after ten minutes.
scripts/database.sh
scripts/browser.sh

step npm --prefix web test
step cargo test --workspace --doc # nextest does not run these
if cargo nextest --version >/dev/null 2>&1; then
    step cargo nextest run --workspace --no-fail-fast
else
    step cargo test --workspace --no-fail-fast --lib --bins --tests --examples
fi

step scripts/python.sh

# The tests above have built the program that the browser talks to. Building it alone would compile the games once more,
# without what only tests ask of them.
QUADRIVIUM_BIN=$(realpath "${CARGO_TARGET_DIR:-target}/debug/quadrivium")
export QUADRIVIUM_BIN
step npm --prefix web run e2e

# The module answers as the program does, in Node and in a browser; a page of files plays with it, and a served page sees
# ahead with it. What writes down the program's answers was built with the tests.
TRANSCRIBE=$(dirname "$QUADRIVIUM_BIN")/examples/transcript step scripts/same.sh module
step npm --prefix web run build
step npm --prefix web run static
step npm --prefix web run e2e -- same offline instant carry weight
HOST=static step npm --prefix web run e2e -- clicks puzzles
