import { askedOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { BY_HAND } from "../../domain/payment-choice.ts";
import { readAccount } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { endPix } from "../bookings/end-pix.ts";
import type { Deps } from "../deps.ts";
import { latestPix } from "./find-pix.ts";
import { openHandPix } from "./open-hand-pix.ts";
import { waysToPay } from "./ways-to-pay.ts";

/** A Pix for what is open of a confirmed booking. One of that amount that is open already will do. */
export async function openBalancePix(deps: Deps, found: Booking): Promise<void> {
  const ways = await waysToPay(deps, found);
  if (ways.pix !== BY_HAND) throw new AppError("means-not-taken");
  const cause = { actor: "visitor", source: "site" } as const;
  await changeBooking(deps, found.id, cause, async (change, booking) => {
    if (booking.state !== "confirmed") throw new AppError("nothing-open");
    const amount = askedOf(await readAccount(change.tx, booking.id));
    if (amount <= 0) throw new AppError("nothing-open");
    const known = await latestPix(change.tx, booking.id);
    // What she says she paid is looked for first.
    if (known?.state === "told") return;
    const asks = known?.state === "shown" || known?.state === "missing";
    if (asks && known.amount === amount) return;
    await endPix(change, booking.id);
    await openHandPix(deps, change, booking.id, { purpose: "balance", amount, payer: null });
  });
}
