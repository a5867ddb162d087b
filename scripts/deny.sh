#!/usr/bin/env bash
# Licences, bans and sources of all dependencies, as deny.toml allows them, and known faults in them
# where the list of those can be fetched.
set -euo pipefail
cd "$(dirname "$0")/.."

PATH="$PWD/target/tools/bin:$PATH"
command -v cargo-deny >/dev/null || cargo install --root target/tools --locked cargo-deny@0.20.2
cargo deny check bans licenses sources
if cargo deny fetch db; then
  cargo deny check advisories
else
  echo "The list of known faults cannot be fetched from here: they were not checked." >&2
fi
