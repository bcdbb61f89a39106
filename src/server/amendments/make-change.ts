import type { GuestChange } from "../../contract/guest-api.ts";
import { changeFigures } from "../../domain/change-figures.ts";
import { type QuoteLine, retainedLine, sumOf } from "../../domain/quote.ts";
import { readAccount } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import { capPolicy } from "../bookings/cap-policy.ts";
import type { Change } from "../change.ts";
import type { ListingWithRooms } from "../listings/get-listing.ts";
import { getProperty } from "../property/get-property.ts";
import { moveStay } from "./move-stay.ts";
import { stayIn } from "./price-change.ts";

type Offered = {
  readonly wish: GuestChange;
  readonly listing: ListingWithRooms;
  readonly lines: readonly QuoteLine[];
  readonly refundPercent: number;
  readonly isPaid?: boolean;
};

/**
 * Makes a guest's change at the price and the refund percentage that it was offered with. Does not
 * ask for a rise: it is paid already, or joins the open amount.
 */
export async function makeChange(
  change: Change,
  booking: Booking,
  { wish, listing, lines, refundPercent: percent, isPaid = false }: Offered,
): Promise<void> {
  const stay = stayIn(booking, wish.stayId);
  const account = await readAccount(change.tx, booking.id);
  const newTotal = stay.rest + sumOf(lines);
  const money = { account, newTotal, percent, joinsPlan: true, leastAmount: 0 };
  const { refund, kept } = changeFigures(money);
  const instead = kept > 0 ? [...lines, retainedLine(kept, "policy")] : lines;
  const priced = { instead, total: sumOf(instead) };
  await capPolicy(change, booking, await getProperty(change.tx));
  await moveStay(change, booking, { stay, wish, listing, priced, refund, isPaid });
}
