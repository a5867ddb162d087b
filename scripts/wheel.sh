#!/usr/bin/env bash
# Builds the Python package into a folder: wheel.sh FOLDER. What it is built with goes into
# target/python. Fails where the wheel is larger than the package is allowed to be.
set -euo pipefail
cd "$(dirname "$0")/.."
FOLDER=$1
MOST_BYTES=6000000

scripts/venv.sh target/python crates/python/requirements.txt
rm -f "$FOLDER"/quadrivium-*.whl
target/python/bin/maturin build --quiet --locked --manifest-path crates/python/Cargo.toml --out "$FOLDER"
ls -l "$FOLDER"/quadrivium-*.whl
bytes=$(cat "$FOLDER"/quadrivium-*.whl | wc -c)
[ "$bytes" -le "$MOST_BYTES" ] || { echo "The wheel has $bytes bytes, more than $MOST_BYTES." >&2 && exit 1; }
