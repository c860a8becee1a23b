#!/bin/sh
# Writes one backup of the database at DATABASE_URL into BACKUP_DIR and keeps the newest BACKUP_KEEP (14).
# Needs pg_dump of at least the server's version. It holds everything that people wrote: keep it as safe as the server.
set -eu
umask 077
: "${DATABASE_URL:?DATABASE_URL is not set}"
dir=${BACKUP_DIR:-./backups}
keep=${BACKUP_KEEP:-14}
mkdir -p "$dir"

file="$dir/cairn-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
trap 'rm -f "$file.part"' EXIT
# What limits of rate have counted is over before anyone restores it.
pg_dump --format=custom --no-owner --no-privileges --exclude-table-data=rate_limits --file="$file.part" "$DATABASE_URL"
# A dump that can't be read to its end is none.
pg_restore --file=/dev/null "$file.part"
mv "$file.part" "$file"

# Their names sort by time.
find "$dir" -maxdepth 1 -name 'cairn-*.dump' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
  rm -f "$old"
done
echo "$file"
