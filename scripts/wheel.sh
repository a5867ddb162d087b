#!/usr/bin/env bash
# Builds the Python package into a folder: wheel.sh FOLDER. What it is built with goes into
# target/python.
set -euo pipefail
cd "$(dirname "$0")/.."
FOLDER=$1

scripts/venv.sh target/python crates/python/requirements.txt
rm -f "$FOLDER"/quadrivium-*.whl
target/python/bin/maturin build --quiet --locked --manifest-path crates/python/Cargo.toml --out "$FOLDER"
ls -l "$FOLDER"/quadrivium-*.whl
