import type { Updateable } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { ListingTable } from "../database/tables.ts";

/** Optimistic lock: fails if the listing has changed since the caller read it. */
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
