import { isOnSite, type OfferedWays, offeredWays } from "../../domain/payment-choice.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Deps } from "../deps.ts";
import { waysFor } from "../payments/choose.ts";
import { getProperty } from "../property/get-property.ts";

/**
 * What the guest of a booking can choose between. The house's key is offered for every booking that
 * the house made, and for those made on the site if the owner allows it.
 */
export async function waysToPay(
  { db, payments }: Pick<Deps, "db" | "payments">,
  { channel, proposal_id }: Pick<Booking, "channel" | "proposal_id">,
): Promise<OfferedWays> {
  const property = await getProperty(db);
  const ways = waysFor(payments, property);
  const isByHouse = proposal_id !== null || channel !== "direct";
  const takesByHand = isByHouse ? property.handPix !== null : isOnSite(property.handPix, ways);
  return offeredWays(ways, takesByHand);
}
