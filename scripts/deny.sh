#!/usr/bin/env bash
# Licences, bans and sources of all dependencies, as deny.toml allows them.
set -euo pipefail
cd "$(dirname "$0")/.."

PATH="$PWD/target/tools/bin:$PATH"
command -v cargo-deny >/dev/null || cargo install --root target/tools --locked cargo-deny@0.20.2
cargo deny check bans licenses sources
