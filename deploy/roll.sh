#!/bin/sh
# Restarts the processes one after the other, so that somebody always answers: roll.sh 3001 3002 3003
# Pending migrations run when the first one starts. Migrations only add, so processes of the version before go on meanwhile.
set -eu
for port in "$@"; do
  systemctl restart "cairn@$port"
  tries=0
  until curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 60 ]; then
      echo "cairn@$port is not ready after a minute; the others still run the version before. journalctl -u cairn@$port" >&2
      exit 1
    fi
    sleep 1
  done
  echo "cairn@$port is ready"
done
