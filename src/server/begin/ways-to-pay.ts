import { type OfferedWays, offeredWays } from "../../domain/payment-choice.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Deps } from "../deps.ts";
import { waysFor } from "../payments/choose.ts";
import { getPixTerms } from "../property/get-pix-terms.ts";
import { getProperty } from "../property/get-property.ts";

/**
 * What the guest of a booking can choose between. To the house's key, of bookings made by the house
 * always; of those made on the site where the owner allows it.
 */
export async function waysToPay(
  { db, payments }: Pick<Deps, "db" | "payments">,
  { channel, proposal_id }: Pick<Booking, "channel" | "proposal_id">,
): Promise<OfferedWays> {
  const terms = await getPixTerms(db);
  const isByHouse = proposal_id !== null || channel !== "direct";
  const takesByHand = terms !== null && (terms.onSite || isByHouse);
  return offeredWays(waysFor(payments, await getProperty(db)), takesByHand);
}
