#!/usr/bin/env bash
# Says that Node is missing or too old before npm says it less clearly.
set -euo pipefail

have=$(node --version 2>/dev/null || true)
if ! command -v npm >/dev/null || [[ ! $have =~ ^v([0-9]+) ]] || [ "${BASH_REMATCH[1]}" -lt 20 ]; then
    echo "Node 20 or newer with npm is needed to build the web client${have:+, and this is $have}:" >&2
    echo "install it from nodejs.org or your distribution. 'make terminal' plays without it." >&2
    exit 1
fi
