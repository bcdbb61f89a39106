#!/usr/bin/env bash
# Run once by PostgreSQL's image when the cluster is created. One role owns the database and migrates it; the app's role
# owns nothing, and is granted its rows by the migration. The superuser loses its password, so it can connect by the
# container's socket only.
set -euo pipefail
: "${POSTGRES_PASSWORD:?is not set}" "${DATABASE_OWNER_PASSWORD:?is missing in ops/.env}"
psql --username postgres -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" \
  -v owner_password="$DATABASE_OWNER_PASSWORD" <<'SQL'
create role pousada login password :'password';
create role pousada_owner login password :'owner_password';
create database pousada owner pousada_owner;
revoke connect on database postgres, template1 from public;
alter role postgres password null;
SQL
