import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

function lint(...sql: string[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-lint-"));
  for (const [index, text] of sql.entries()) writeFileSync(path.join(folder, `${index}.sql`), text);
  const { status, stdout } = spawnSync("node", ["tools/lint-migrations.ts", folder]);
  rmSync(folder, { recursive: true });
  return { passes: status === 0, words: stdout.toString() };
}

test.each([
  ["an index that blocks writes", "create index x on booking (code);", "require-concurrent"],
  ["a column old code cannot fill", "alter table booking add column x int not null;", "required"],
  ["a rewritten table", "alter table booking alter total type bigint;", "changing-column-type"],
  ["a name old code reads", "alter table booking rename note to remark;", "renaming-column"],
  ["a check of every row", "alter table mail add constraint x check (kind <> '');", "not-valid"],
  [
    "one lock held while another is waited for",
    "alter table booking add column x text; alter table mail add column x text;",
    "booking and mail",
  ],
])("%s is refused", (_, sql, rule) => {
  const { passes, words } = lint("create table x (id uuid primary key);", sql);
  expect(words).toContain(rule);
  expect(passes).toBe(false);
});

test("a table, a column and an index built beside the traffic are fine", () => {
  const fine = [
    "create table x (id uuid primary key); alter table booking add column x text;",
    "-- concurrently\ndrop index concurrently if exists y;\ncreate index concurrently y on booking (code);",
  ];
  expect(lint(...fine)).toMatchObject({ passes: true });
});
