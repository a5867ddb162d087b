#!/usr/bin/env bash
# Puts what a list of requirements names into a folder of its own: venv.sh FOLDER REQUIREMENTS.
# Without arguments: the tools of requirements.txt, ready programs packed for Python, into .venv.
set -euo pipefail
cd "$(dirname "$0")/.."
FOLDER=${1:-.venv}
REQUIREMENTS=${2:-scripts/requirements.txt}

# Debian packs the venv module apart from Python.
python3 -c 'import ensurepip, venv' 2>/dev/null ||
    scripts/debian.sh "Python 3 with its venv module" python3 python3-venv

[ -x "$FOLDER/bin/python" ] || python3 -m venv --clear "$FOLDER"
"$FOLDER/bin/python" -m pip install --quiet --disable-pip-version-check --requirement "$REQUIREMENTS"
touch "$FOLDER/ready"
