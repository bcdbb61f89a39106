import type { Payer } from "../../contract/payer.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Booking } from "../bookings/booking.ts";
import { writeFirstSession } from "../bookings/first-session.ts";
import type { OtherWay } from "../bookings/hold-request.ts";
import { closeCheckout } from "../checkout/close-checkout.ts";
import { openSessionOf } from "../checkout/open-checkout.ts";
import { isBy, sessionFor } from "../checkout/payment-session.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { oweBegunMail } from "../outbox/mail-budget.ts";
import type { PageTaker } from "./taker-of.ts";

/** A hold whose session is paid on the provider's own page, or by the code of a Pix. */
export function byProvider(taker: PageTaker, payer: Payer, seen: Centavos): OtherWay {
  return {
    payer,
    async isOf(tx, bookingId) {
      const row = await sessionFor(tx, bookingId, "booking");
      return row !== undefined && isBy(row, taker) && row.amount === seen;
    },
    async open({ tx, at }, { bookingId, dueNow, sessionEnds }) {
      if (dueNow !== seen) throw new AppError("offer-differs");
      const booking = { id: bookingId, created_at: at };
      await writeFirstSession(tx, booking, { amount: dueNow, expiresAt: sessionEnds, taker });
    },
  };
}

/**
 * Opens the session of a hold at the provider, once. A booking whose payment is on its way, or was
 * made meanwhile, is returned as well: its page says so.
 */
export async function openHeldSession(deps: Deps, hold: Booking): Promise<Booking | "ended"> {
  const row = await sessionFor(deps.db, hold.id, "booking");
  if (!row) throw new Error("a hold without a session");
  const isOpen = row.state === "open" && (await openSessionOf(deps, hold, row)) !== null;
  if (isOpen) {
    await mailLink(deps, hold);
    return hold;
  }
  const ended = await closeCheckout(deps, hold, { actor: "visitor", source: "site" });
  return ended.state === "expired" ? "ended" : ended;
}

/** A guest who closes the tab finds her payment again. */
function mailLink(deps: Deps, hold: Booking): Promise<void> {
  const at = new Date(deps.clock());
  return inTransaction(deps.db, (tx) => oweBegunMail(deps, { tx, at }, hold, "payment-open"));
}
