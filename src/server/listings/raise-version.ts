import type { Updateable } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { ListingTable } from "../database/tables.ts";

/** Changes a listing only if it still is what the caller has read. */
export async function raiseVersion(
  db: Database | Tx,
  id: string,
  version: number,
  change: Updateable<ListingTable>,
): Promise<{ published: boolean }> {
  const changed = await db
    .updateTable("listing")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("published")
    .executeTakeFirst();
  if (changed) return changed;
  const present = await db
    .selectFrom("listing")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  throw new AppError(present ? "changed-meanwhile" : "listing-unknown");
}
