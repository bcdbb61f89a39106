#!/usr/bin/env bash
# Run once by PostgreSQL's image when the cluster is created: the app's role owns its database and
# nothing else. The superuser loses its password, so it can connect by the container's socket only.
set -euo pipefail
psql --username postgres -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" <<'SQL'
create role pousada login password :'password';
create database pousada owner pousada;
alter role postgres password null;
SQL
