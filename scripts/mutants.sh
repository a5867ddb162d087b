#!/usr/bin/env bash
# Changes the rules on purpose, one small thing at a time, and lists the changes that no test notices.
# What they mean stands in docs/mutants.md.
set -euo pipefail
cd "$(dirname "$0")/.."

PATH="$PWD/target/tools/bin:$PATH"
# Pinned: which changes it makes, and in which order, decides what the samples in docs/mutants.md hold.
command -v cargo-mutants >/dev/null || cargo install --root target/tools --locked cargo-mutants@27.1.0
for crate in "$@"; do
    printf '\n== %s\n' "$crate"
    # Survivors are an answer, not a fault.
    cargo mutants --package "quadrivium-$crate" --output "target/mutants/$crate" || [ $? -le 3 ]
done
