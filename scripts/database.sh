#!/usr/bin/env bash
# Installs PostgreSQL for the tests, which start one of their own. Never starts the system's.
set -euo pipefail
cd "$(dirname "$0")/.."

compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null && exit 0
exec scripts/debian.sh "PostgreSQL, for the tests of the server," postgresql
