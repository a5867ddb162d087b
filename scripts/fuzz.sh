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
# Pinned: its options, and where it leaves what it found, stay as this script knows them.
command -v cargo-fuzz >/dev/null || cargo install --root target/tools --locked cargo-fuzz@0.13.2

# No sanitizer: there is no unsafe code to watch, and a stable compiler will do.
shopt -s nullglob
for target in $(cargo fuzz list); do
    corpus=fuzz/corpus/$target
    mkdir -p "$corpus"
    seeds=()
    case $target in
    record) seeds=(crates/*/tests/games) ;;
    # Whole games from the start; growing them byte by byte would take hours.
    choices) for game in {1..16}; do [ -e "$corpus/$game" ] || head -c 2000 /dev/urandom >"$corpus/$game"; done ;;
    esac
    printf '\n== %s, %s seconds\n' "$target" "$seconds"
    cargo fuzz run --sanitizer none "$target" "$corpus" "${seeds[@]}" -- \
        -max_total_time="$seconds" -max_len=20000 -timeout=10 -dict=fuzz/words.dict
done
