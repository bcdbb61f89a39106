import type pg from "pg";
import { afterAll, inject } from "vitest";
import { connect, createPool, type Database } from "../../src/server/database/connect.ts";
import { cloneDatabase } from "../postgres/clone.ts";

export const TEMPLATE = "pousada_template";

export type TestDatabase = { readonly url: string; readonly pool: pg.Pool; readonly db: Database };

/** A migrated, empty database of the test file's own, gone when the file is done. */
export async function useTestDatabase(poolSize = 10): Promise<TestDatabase> {
  const clone = await cloneDatabase(inject("postgresUrl"), TEMPLATE);
  const pool = createPool(clone.url, poolSize);
  afterAll(async () => {
    await pool.end();
    await clone.drop();
  });
  return { url: clone.url, pool, db: connect(pool) };
}
