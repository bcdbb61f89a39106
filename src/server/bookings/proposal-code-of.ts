import type { Database } from "../database/connect.ts";
import type { Booking } from "./booking.ts";

/** The code of the proposal that a booking pays; null if it pays none. */
export async function proposalCodeOf(
  db: Database,
  { proposal_id }: Pick<Booking, "proposal_id">,
): Promise<string | null> {
  if (!proposal_id) return null;
  const proposal = await db
    .selectFrom("proposal")
    .select("code")
    .where("id", "=", proposal_id)
    .executeTakeFirst();
  return proposal?.code ?? null;
}
