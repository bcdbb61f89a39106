import type { Database } from "../database/connect.ts";

export type ListingName = { readonly id: string; readonly name: string; readonly capacity: number };

/** Every listing, published or not, in the owner's order. */
export async function listListingNames(db: Database): Promise<ListingName[]> {
  const rows = await db
    .selectFrom("listing")
    .select(["id", "texts", "capacity"])
    .orderBy("position")
    .execute();
  return rows.map(({ id, texts, capacity }) => ({ id, name: texts.name, capacity }));
}
