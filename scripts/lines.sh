#!/bin/sh
# How much code there is, without tests: lines of Rust, lines of the web client, and characters of it that are no spaces.
# scripts/lines.sh [COMMIT…]
set -eu
cd "$(dirname "$0")/.."

# The files of a commit: which folder, which names, and which of them are no code that is shipped.
files() {
    git ls-tree -r --name-only "$1" "$2" | grep -E "$3" | grep -vE "$4"
}

rust() {
    files "$1" crates '\.rs$' '/(tests|benches|examples)/|/tests?\.rs$' | while read -r file; do
        # Tests inside a file stand at its end.
        git show "$1:$file" | sed '/^#\[cfg(test)\]$/{N;/mod [a-z_]* {$/Q;}'
    done
}

web() {
    files "$1" web/src '\.(ts|svelte|css)$' '\.test\.ts$|/testing/' | while read -r file; do
        git show "$1:$file"
    done
}

for commit in "${@:-HEAD}"; do
    echo "$commit" "$(rust "$commit" | wc -l)" "$(web "$commit" | wc -l)" "$(web "$commit" | tr -d '[:space:]' | wc -m)"
done
