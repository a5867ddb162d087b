#!/usr/bin/env bash
# Builds the Python package, installs it into a fresh virtual environment and runs its tests there:
# python.sh, python.sh -k misuse.
set -euo pipefail
cd "$(dirname "$0")/.."

rm -rf target/python
scripts/wheel.sh target/python/wheels
target/python/bin/python -m pip install --quiet --disable-pip-version-check --no-deps target/python/wheels/*.whl
# From there, so that the package is the installed one and not the folder it was built from.
cd crates/python
../../target/python/bin/python -m pytest "$@"
