#!/usr/bin/env bash
# Puts the tools of requirements.txt into .venv. They are ready programs packed for Python.
set -euo pipefail
cd "$(dirname "$0")/.."

# Debian packs the venv module apart from Python.
python3 -c 'import ensurepip, venv' 2>/dev/null ||
    scripts/debian.sh "Python 3 with its venv module" python3 python3-venv

[ -x .venv/bin/python ] || python3 -m venv --clear .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement scripts/requirements.txt
touch .venv/ready
