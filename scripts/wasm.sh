#!/usr/bin/env bash
# Builds the table without a server as WebAssembly, for web/offline: wasm.sh [offline|module]
# Where the installed Rust has no library for it, Debian's second one comes with its source and is built along. The
# profile `module` is the same code without the minutes that make it small and fast, for tests.
set -euo pipefail
cd "$(dirname "$0")/.."

profile=${1:-offline}
target=wasm32-unknown-unknown
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-target}/wasm
build=(cargo build --profile "$profile" --locked --target "$target" -p quadrivium-local)
scripts/compiler.sh
if [ -d "$(rustc --print target-libdir --target $target 2>/dev/null)" ]; then
    rustc -V
else
    linker=$(rustc --print sysroot)/lib/rustlib/$(rustc --print host-tuple)/bin/rust-lld
    export RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker
    build+=(-Z "build-std=std,panic_abort" -Z build-std-features=optimize_for_size)
    # A panic says what is wrong; in which line of the source, of all the thousands, need not travel.
    [ "$profile" = module ] || export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=-Zlocation-detail=none
    $RUSTC -V
fi
"${build[@]}"

mkdir -p web/offline
cp "$CARGO_TARGET_DIR/$target/$profile/quadrivium_local.wasm" web/offline/quadrivium.wasm
# What tests build travels nowhere, and weighing takes as long as a game. With what else travels until the first move, this
# much of it is less than a megabyte.
[ "$profile" = module ] || MOST=760000 node scripts/weigh.mjs web/offline/quadrivium.wasm
# Whoever weighs the page wants to know which of the two it carries.
echo "$profile" >web/offline/profile
