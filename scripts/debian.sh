#!/usr/bin/env bash
# Installs the Debian packages that are missing; says which where it may not: debian.sh WHAT PACKAGE…
set -euo pipefail
what=$1
shift

missing=()
for package; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q ' installed$' || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

may_install() {
    command -v apt-get >/dev/null || return 1
    [ "$(id -u)" != 0 ] || return 0
    # Without a terminal nobody could type a password.
    command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }
}
if ! may_install; then
    echo "$what is missing: on Debian, apt-get install ${missing[*]}." >&2
    exit 1
fi

as_root() {
    $([ "$(id -u)" = 0 ] || echo sudo) env DEBIAN_FRONTEND=noninteractive UCF_FORCE_CONFFOLD=1 "$@"
}
echo "$what: installing ${missing[*]}"
clusters=/etc/postgresql-common/createcluster.conf
if [[ " ${missing[*]} " == *" postgresql "* ]] && [ ! -e $clusters ]; then
    # The package would make a database and start it, now and at every boot.
    as_root mkdir -p ${clusters%/*}
    echo 'create_main_cluster = false' | as_root tee $clusters >/dev/null
fi
as_root apt-get update -q
as_root apt-get install -qy --no-install-recommends "${missing[@]}"
