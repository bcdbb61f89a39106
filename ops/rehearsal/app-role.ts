import assert from "node:assert/strict";
import pg from "pg";
import type { Cluster } from "./cluster.ts";

/** What an attacker with the app's role would try, and how PostgreSQL refuses it. */
const refused: readonly (readonly [sql: string, refusal: RegExp])[] = [
  ["create table loot (line text)", /permission denied for schema public/],
  ["create temporary table loot (line text)", /permission denied to create temporary tables/],
  ["create schema loot", /permission denied for database/],
  ["drop table booking", /must be owner/],
  ["alter table booking add column loot text", /must be owner/],
  ["truncate booking", /permission denied/],
  [
    "create or replace function day_at(at timestamptz) returns date language sql as 'select null::date'",
    /permission denied|must be owner/,
  ],
  ["delete from booking_journal", /permission denied/],
  ["update activity set actor = 'nobody'", /permission denied/],
  ["delete from migration", /permission denied/],
  ["drop table graphile_worker._private_jobs", /must be owner/],
  ["select * from pg_authid", /permission denied/],
  ["select pg_read_file('postgresql.conf')", /permission denied/],
  ["copy booking to program 'cat'", /permission denied|must be superuser/],
  ["set role pousada_owner", /permission denied/],
  ["create role loot superuser", /permission denied|must be superuser/],
];

export async function expectLeastPrivilege({ url, serverUrl }: Cluster): Promise<string> {
  const app = new pg.Client({ connectionString: url });
  await app.connect();
  try {
    const { rows } = await app.query("select count(*)::int as bookings from booking");
    assert.deepEqual(rows, [{ bookings: 0 }], "it reads what it serves");
    for (const [sql, refusal] of refused) await assert.rejects(app.query(sql), refusal, sql);
  } finally {
    await app.end();
  }
  const elsewhere = new URL(serverUrl);
  elsewhere.username = "pousada";
  const other = new pg.Client({ connectionString: elsewhere.href });
  await assert.rejects(other.connect(), /permission denied for database/, "another database");
  return `${refused.length + 1} attempts refused`;
}
