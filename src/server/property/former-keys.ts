import { sql } from "kysely";
import type { Database, Tx } from "../database/connect.ts";

export type FormerKey = { readonly key: string; readonly leftAt: Date; readonly isOurs: boolean };

/** The owner's latest answer about each former Pix key, without the current one. */
export async function formerKeys(db: Database | Tx): Promise<readonly FormerKey[]> {
  const { rows } = await sql<FormerKey>`
    select distinct on (key) key, left_at as "leftAt", is_ours as "isOurs" from former_pix_key
    where key is distinct from (select pix_terms ->> 'key' from property)
    order by key, left_at desc, id desc
  `.execute(db);
  return rows;
}

/** Whether the owner has said that this key is not the house's. */
export async function isDisowned(db: Database | Tx, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const former = (await formerKeys(db)).find((one) => one.key === key);
  return former?.isOurs === false;
}

/** When the current key replaced another; null if it was the only one, or was used before. */
export async function keySince(db: Database | Tx): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(left_at) as at from former_pix_key
    having not bool_or(key = (select pix_terms ->> 'key' from property))
  `.execute(db);
  return rows[0]?.at ?? null;
}
