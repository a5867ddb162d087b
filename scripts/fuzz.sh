#!/usr/bin/env bash
# Runs every fuzz target for so many seconds. A crash leaves its input under fuzz/artifacts.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60}

if ! command -v c++ >/dev/null; then
    echo "A C++ compiler is missing, libFuzzer is written in it: on Debian, apt-get install g++." >&2
    exit 1
fi
PATH="$PWD/target/tools/bin:$PATH"
command -v cargo-fuzz >/dev/null || cargo install --root target/tools --locked cargo-fuzz@0.13.2

# Sanitizers are unstable options of the compiler; this lets a stable one take them.
export RUSTC_BOOTSTRAP=1
shopt -s nullglob
for target in $(cargo fuzz list); do
    mkdir -p "fuzz/corpus/$target"
    seeds=()
    [ "$target" != record ] || seeds=(crates/*/tests/games)
    printf '\n== %s, %s seconds\n' "$target" "$seconds"
    cargo fuzz run "$target" "fuzz/corpus/$target" "${seeds[@]}" -- \
        -max_total_time="$seconds" -max_len=20000 -timeout=10 -dict=fuzz/words.dict
done
