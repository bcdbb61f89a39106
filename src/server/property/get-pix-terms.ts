import type { PixTerms } from "../../domain/pix-terms.ts";
import type { Database, Tx } from "../database/connect.ts";

/** The house's own Pix key; null if it takes none by hand. */
export async function getPixTerms(db: Database | Tx): Promise<PixTerms | null> {
  const row = await db.selectFrom("property").select("pix_terms").executeTakeFirstOrThrow();
  return row.pix_terms;
}
