import { readFileSync } from "node:fs";
import type pg from "pg";

const queries = readFileSync("faults/invariants.sql", "utf8");

/** What the promises' queries found: nothing, if all of them hold. */
export async function brokenInvariants(pool: pg.Pool): Promise<string[]> {
  const answers = (await pool.query(queries)) as unknown as pg.QueryResult[];
  return answers.flatMap(({ rows }) => rows.map(({ broken, subject }) => `${broken}: ${subject}`));
}
