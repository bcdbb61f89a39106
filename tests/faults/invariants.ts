import { readFileSync } from "node:fs";
import type pg from "pg";

/** One statement, so that it can be prepared: it runs after every step. */
const text = readFileSync("tests/faults/invariants.sql", "utf8")
  .split(/;$/m)
  .filter((query) => /^select/m.test(query))
  .map((query) => `(${query}\n)`)
  .join(" union all ");

/** The violations; empty if all invariants hold. */
export async function brokenInvariants(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query({ name: "invariants", text });
  return rows.map(({ broken, subject }) => `${broken}: ${subject}`);
}
