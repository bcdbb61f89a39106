import type { GuestTerms } from "../../domain/guest-terms.ts";
import type { Database, Tx } from "../database/connect.ts";

/** What guests may do on their own page. */
export async function getGuestTerms(db: Database | Tx): Promise<GuestTerms> {
  const row = await db.selectFrom("property").select("guest_terms").executeTakeFirstOrThrow();
  return row.guest_terms;
}
