import { readFileSync } from "node:fs";
import type pg from "pg";

/** One statement, so that it can be prepared: it runs after every step. */
const text = ["invariants", "invariants-of-quotes"]
  .map((name) => readFileSync(`tests/faults/${name}.sql`, "utf8"))
  .flatMap((file) => file.split(/;$/m))
  .filter((query) => /^select/m.test(query))
  .map((query) => `(${query}\n)`)
  .join(" union all ");

/** The violations; empty if all invariants hold. */
export async function brokenInvariants(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query({ name: "invariants", text });
  return rows.map(({ broken, subject }) => `${broken}: ${subject}`);
}
