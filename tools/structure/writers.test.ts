import { describe, expect, test } from "vitest";
import { findWrongWriters } from "./writers.ts";

const tables = {
  guest: { owner: "bookings", also: { privacy: "forgets what is personal" } },
  room: { owner: "listings" },
};
const made = {
  "migrations/0001.sql": 'create table "guest" (id int); create table room (id int);',
  "src/server/privacy/forget.ts": "sql`delete from guest where old`",
};
const check = (files: Record<string, string>) =>
  findWrongWriters(new Map(Object.entries({ ...made, ...files })), tables);

describe("the check of who writes which table", () => {
  test.each([
    'db.insertInto("room")',
    'tx\n  .updateTable("room")',
    'tx.deleteFrom("room as gone")',
    "sql`insert into room (id) values (1)`",
    'sql`update "room" set id = 2`',
    "sql`update room as other\n set id = 2`",
    "sql`with gone as (delete from room returning id) select 1`",
    "sql`merge into room using guest on true`",
  ])("a folder that does not own a table must not say %s", (source) => {
    const wrong = "src/server/bookings/a.ts";
    expect(check({ [wrong]: source })).toEqual([
      `${wrong} writes room, which listings owns (tables.ts)`,
    ]);
    expect(check({ "src/server/listings/a.ts": source })).toEqual([]);
  });

  test("a table that is not named at the statement is complained of", () => {
    const file = "src/server/listings/a.ts";
    const complaint = [`${file} writes a table without naming it`];
    expect(check({ [file]: "db.insertInto(table)" })).toEqual(complaint);
    const given = ["$", "{table}"].join("");
    expect(check({ [file]: `sql\`delete from ${given}\`` })).toEqual(complaint);
    expect(check({ [file]: `sql\`update ${given} set id = 1\`` })).toEqual(complaint);
  });

  test("reading, locking and a conflict's own update are no writing", () => {
    const file = "src/server/bookings/a.ts";
    const read = "sql`select from room for update`";
    const upsert = "sql`insert into guest values (1) on conflict do update set id = 2`";
    expect(check({ [file]: `${read}; ${upsert}; db.selectFrom("room")` })).toEqual([]);
  });

  test("what lies in no folder writes no table", () => {
    expect(check({ "src/server/api.ts": 'db.deleteFrom("room")' })).toHaveLength(1);
  });

  test("a table that is not listed is complained of", () => {
    expect(check({ "migrations/0002.sql": "create table gift (id int);" })).toEqual([
      "table gift has no owner in tables.ts",
    ]);
  });

  test("a table that a later migration drops needs no owner", () => {
    const dropped = "create table gift (id int);";
    const files = { "migrations/0002.sql": dropped, "migrations/0003.sql": "drop table gift;" };
    expect(check(files)).toEqual([]);
  });

  test("a table that is listed and not made is complained of", () => {
    expect(check({ "migrations/0001.sql": "create table guest (id int);" })).toEqual([
      "tables.ts lists room, which no migration makes",
    ]);
  });

  test("a second writer that writes no more is complained of", () => {
    expect(check({ "src/server/privacy/forget.ts": "" })).toEqual([
      "tables.ts lets privacy write guest, which it does not",
    ]);
  });
});
