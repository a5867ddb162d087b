#!/usr/bin/env bash
# Installs a compiler for WebAssembly where the installed Rust has no library for it: Debian's second one, with its source.
set -euo pipefail
cd "$(dirname "$0")/.."

[ ! -d "$(rustc --print target-libdir --target wasm32-unknown-unknown 2>/dev/null)" ] || exit 0
exec scripts/debian.sh "A compiler for WebAssembly" rustc-web rust-web-src
