import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, inject, test } from "vitest";
import { runBinary } from "../../../sandbox/postgres/binaries.ts";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { appOn } from "../../../tests/support/app-on.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, freshStay, stateOf } from "../../../tests/support/stories.ts";
import { createPatientPool, createPool } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { migrationNames } from "./migration-files.ts";

/**
 * A house as the release before the baseline left it: guests, a proposal, a portal, a Pix, two
 * cancelled bookings.
 */
const RELEASED = gunzipSync(
  readFileSync("src/server/database/testing/released-0113.sql.gz"),
).toString();
const server = inject("postgresUrl");

const url = await recreateDatabase(server, "upgraded");
// A pool of one connection that ends at once: the dump changes its settings.
const loader = createPatientPool(url);
await loader.query(RELEASED);
await loader.end();
const pool = createPool(url, 2);
afterAll(() => pool.end());

type Table = { readonly name: string; readonly columns: readonly string[] };

async function tables(): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select table_name as name, array_agg(quote_ident(column_name) order by ordinal_position) as columns
     from information_schema.columns
     where table_schema = 'public' and table_name <> 'migration' group by 1 order by 1`,
  );
  return rows;
}

/** Every row of these tables, in these columns. */
async function contents(of: readonly Table[]): Promise<Record<string, string[]>> {
  const all = of.map(async ({ name, columns }) => {
    const { rows } = await pool.query(
      `select row(${columns.join(", ")})::text as kept from "${name}" order by 1`,
    );
    return [name, rows.map(({ kept }) => kept)];
  });
  return Object.fromEntries(await Promise.all(all));
}

/** Without the random parts of pg_dump's output. */
async function schemaOf(address: string): Promise<string> {
  const dump = await runBinary("pg_dump", "--schema-only", "--no-owner", "-n", "public", address);
  return dump.replace(/^\\(un)?restrict .*$/gm, "");
}

test("a filled database of the release before opens under the baseline, and every row is what it was", async () => {
  const known = await tables();
  const before = await contents(known);
  expect(Object.values(before).flat().length).toBeGreaterThan(200);
  expect(await migrate(pool, "migrations")).toEqual(
    (await migrationNames("migrations")).filter((name) => name >= "0114"),
  );
  expect(await contents(known)).toEqual(before);
});

test("its schema is that of a database which the baseline has made", async () => {
  const made = createPool(await recreateDatabase(server, "made_by_baseline"), 1);
  await migrate(made, "migrations");
  await made.end();
  const [upgraded, fresh] = await Promise.all([
    schemaOf(url),
    schemaOf(url.replace(/upgraded$/, "made_by_baseline")),
  ]);
  expect(upgraded.length).toBeGreaterThan(50_000);
  expect(upgraded).toEqual(fresh);
});

test("the house goes on: its account adds up, its owner sees it, and it sells", async () => {
  const { rows } = await pool.query<{ last: Date }>("select max(created_at) as last from booking");
  const app = await appOn(url, { now: rows[0]?.last.getTime() ?? 0 });
  try {
    expect(await brokenInvariants(pool)).toEqual([]);
    const lia = await ownerAt(app, "lia@pousada.example");
    const { rows: open } = await lia.api.listDebts({ after: null });
    expect(open.length).toBeGreaterThan(0);
    // Dates beyond those of the restored bookings.
    freshStay(app, 120);
    const { id } = await confirmed(app, "farol");
    expect(await stateOf(app, id)).toBe("confirmed");
    expect(await brokenInvariants(pool)).toEqual([]);
  } finally {
    await app.close();
  }
});
