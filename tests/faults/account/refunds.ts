import { ledgerOf } from "../../support/stories.ts";
import { sumOf } from "../money/ledgers.ts";
import type { HeldBooking } from "./booking.ts";
import { checkoutsOf, type Real } from "./real.ts";

type Refund = { readonly id: string; readonly amount: number };

async function refundsIn(real: Real, { id }: HeldBooking, states: string[]): Promise<Refund[]> {
  const { rows } = await real.app.deps.pool.query(
    "select id, amount from refund where booking_id = $1 and state = any($2)",
    [id, states],
  );
  return rows;
}

/** What the owner is to give back by hand. */
export const sumByHand = async (real: Real, booking: HeldBooking) =>
  sumOf(await refundsIn(real, booking, ["by-hand"]));

type Gift = Refund & { readonly discount: number };

/** Given to a guest who still comes, refused by the provider, and not replaced yet. */
export async function giftsOf(real: Real, { id: bookingId }: HeldBooking): Promise<Gift[]> {
  const { rows } = await real.app.deps.pool.query<Gift>(
    `select id, amount - waived as amount, discount from refund
     where booking_id = $1 and state = 'failed' and reason = 'goodwill' and amount > waived
     order by created_at, id`,
    [bookingId],
  );
  return rows.filter(({ id }) => !real.replaced.has(id));
}

export async function countGifts(real: Real, booking: HeldBooking): Promise<void> {
  booking.money.gifts = sumOf(await giftsOf(real, booking));
}

/** What was sent to the provider has arrived or failed; refunds by hand are still owed. */
export async function refundsArrive(real: Real, booking: HeldBooking): Promise<void> {
  const { money } = booking;
  const waiting = sumOf(await refundsIn(real, booking, ["by-hand", "due"]));
  const sent = money.underWay - waiting;
  const back = checkoutsOf(booking)
    .map((checkoutId) => ledgerOf(real.app, checkoutId)?.amount_refunded ?? 0)
    .reduce((sum, amount) => sum + amount, 0);
  // A provider refuses to refund a disputed payment: that part is no longer owed.
  money.refunding -= sent - (back - booking.backAtProvider);
  booking.backAtProvider = back;
  money.underWay = waiting;
  await countGifts(real, booking);
}
