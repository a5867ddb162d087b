#!/usr/bin/env bash
# Every test: the examples in the documentation, then units, rules, conformance and whole games.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo test --workspace --doc # nextest does not run these
if cargo nextest --version >/dev/null 2>&1; then
    cargo nextest run --workspace --no-fail-fast
else
    cargo test --workspace --no-fail-fast --lib --bins --tests --examples
fi
