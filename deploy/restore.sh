#!/bin/sh
# Puts a backup into the empty database at DATABASE_URL: restore.sh FILE. All of it or nothing; what has tables is refused.
# Then start Cairn with the same AUTH_SECRET, and everyone is still signed in.
set -eu
: "${DATABASE_URL:?DATABASE_URL is not set}"
file=${1:?usage: restore.sh FILE}
[ -r "$file" ] || { echo "There is no backup $file." >&2; exit 1; }

tables=$(psql --no-psqlrc --tuples-only --no-align --quiet --command="
  select count(*) from information_schema.tables
  where table_schema not in ('pg_catalog', 'information_schema')" "$DATABASE_URL")
if [ "$tables" -ne 0 ]; then
  echo "The database at DATABASE_URL has $tables tables. Make a new one (createdb) and name that: nothing is overwritten." >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$file"
psql --no-psqlrc --quiet --command='analyze' "$DATABASE_URL"
echo "Restored $file."
