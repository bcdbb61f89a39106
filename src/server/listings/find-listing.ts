import { AppError } from "../../domain/app-error.ts";
import type { Database } from "../database/connect.ts";
import { isSlug } from "./slug-of.ts";

/** The id of the published listing with this slug. */
export async function findListing(db: Database, slug: string): Promise<string> {
  if (!isSlug(slug)) throw new AppError("listing-unknown");
  const found = await db
    .selectFrom("listing")
    .select("id")
    .where("slug", "=", slug)
    .where("published", "=", true)
    .executeTakeFirst();
  if (!found) throw new AppError("listing-unknown");
  return found.id;
}
