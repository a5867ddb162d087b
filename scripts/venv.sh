#!/usr/bin/env bash
# Puts the tools of requirements.txt into .venv. They are ready programs packed for Python.
set -euo pipefail
cd "$(dirname "$0")/.."

# Debian packs the venv module apart from Python.
if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
    if [ "$(id -u)" = 0 ]; then as_root=; else as_root=sudo; fi
    if ! command -v apt-get >/dev/null || { [ "$as_root" ] && ! command -v sudo >/dev/null; }; then
        echo "Python 3 with its venv module is missing: on Debian, apt-get install python3-venv." >&2
        exit 1
    fi
    $as_root apt-get update
    $as_root apt-get install -y --no-install-recommends python3-venv
fi

[ -x .venv/bin/python ] || python3 -m venv --clear .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement scripts/requirements.txt
touch .venv/ready
