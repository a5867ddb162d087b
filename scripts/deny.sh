#!/usr/bin/env bash
# Licences, bans and sources of all dependencies, as deny.toml allows them, and known faults in them
# where the list of those can be fetched.
set -euo pipefail
cd "$(dirname "$0")/.."

PATH="$PWD/target/tools/bin:$PATH"
# Pinned: what deny.toml may say differs from one version to the next.
command -v cargo-deny >/dev/null || cargo install --root target/tools --locked cargo-deny@0.20.2
cargo deny check bans licenses sources
if timeout 120 cargo deny fetch db; then
    cargo deny check --disable-fetch advisories
else
    echo "NOT CHECKED: known faults of the dependencies. Their list cannot be fetched from here." >&2
fi
