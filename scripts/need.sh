#!/usr/bin/env bash
# Says what is missing before cargo says it less clearly.
set -euo pipefail

if ! command -v cargo >/dev/null; then
    echo "Rust is missing: install 1.95 or newer (rustup does), and open a new shell." >&2
    exit 1
fi
if ! command -v cc >/dev/null; then
    echo "A C compiler is missing, Rust links with it: on Debian, apt-get install build-essential." >&2
    exit 1
fi
