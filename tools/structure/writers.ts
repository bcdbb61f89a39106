import type { Sources } from "./complaints.ts";
import { tables as listed } from "./tables.ts";

const MADE = /\bcreate table(?: if not exists)? "?(\w+)"?/gi;
const DROPPED = /\bdrop table(?: if exists)? "?(\w+)"?/gi;
const BUILT =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:"(\w+)[^"]*")?/g;
const WRITTEN = [
  /\b(?:insert into|merge into|delete from)\s+(?:only\s+)?(?:"?(\w+)"?)?/gi,
  /\bupdate\s+(?:only\s+)?(?:"?(\w+)"?|\$\{[^}]+\})\s+(?:(?:as\s+)?(?!set\b)\w+\s+)?set\b/gi,
];

/** Checks all statements that write against tables.ts. */
export function findWrongWriters(sources: Sources, tables = listed): string[] {
  const isProduct = (file: string) => /^(migrations|src\/server)\//.test(file) && !isTesting(file);
  const files = [...sources].filter(([file]) => isProduct(file));
  const named = (by: RegExp) =>
    new Set(files.flatMap(([, source]) => [...source.matchAll(by)].map(nameOf)));
  const made = named(MADE).difference(named(DROPPED));
  const unlisted = [...made].filter((table) => !tables[table]);
  const gone = Object.keys(tables).filter((table) => !made.has(table));
  return [
    ...unlisted.map((table) => `table ${table} has no owner in tables.ts`),
    ...gone.map((table) => `tables.ts lists ${table}, which no migration makes`),
    ...files.flatMap(([file, source]) => wrongIn(file, source, tables)),
    ...idle(files, tables),
  ];
}

function wrongIn(file: string, source: string, tables: typeof listed): string[] {
  const writer = folderOf(file);
  if (writer === null) return [];
  return writtenIn(source)
    .filter((table) => !isWriter(tables, table, writer))
    .map((table) =>
      table === ""
        ? `${file} writes a table without naming it`
        : `${file} writes ${table}, which ${tables[table]?.owner ?? "nobody"} owns (tables.ts)`,
    );
}

/** Listed writers that no longer write the table. */
function idle(files: readonly [string, string][], tables: typeof listed): string[] {
  const writes = new Set(
    files.flatMap(([file, source]) =>
      writtenIn(source).map((table) => `${folderOf(file)} ${table}`),
    ),
  );
  return Object.entries(tables).flatMap(([table, { also = {} }]) =>
    Object.keys(also)
      .filter((folder) => !writes.has(`${folder} ${table}`))
      .map((folder) => `tables.ts lets ${folder} write ${table}, which it does not`),
  );
}

function isWriter(tables: typeof listed, table: string, folder: string): boolean {
  const { owner, also = {} } = tables[table] ?? {};
  return owner === folder || folder in also;
}

function writtenIn(source: string): string[] {
  const found = [BUILT, ...WRITTEN].flatMap((statement) => [...source.matchAll(statement)]);
  return [...new Set(found.map(nameOf))];
}

const nameOf = ([, name = ""]: RegExpMatchArray) => name;

/** Null for migrations, which may write every table. */
function folderOf(file: string): string | null {
  if (!file.startsWith("src/")) return null;
  return /^src\/server\/([^/]+)\//.exec(file)?.[1] ?? "src/server";
}

const isTesting = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
