import type { OpenCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Deps } from "../deps.ts";
import { cardTaker, type Taker, waysFor } from "../payments/choose.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { getProperty } from "../property/get-property.ts";
import type { SessionRow } from "./payment-session.ts";

/** A session that can be paid, and our row about it. */
export type OpenedSession = {
  readonly booking: Booking;
  readonly row: SessionRow;
  readonly session: PaymentSession;
};

/** Refused where the house takes cards on a provider's own page. */
export async function takerInFrame(deps: Deps): Promise<Taker> {
  const property = await getProperty(deps.db);
  const { card } = waysFor(deps.payments, property);
  if (card.way !== "frame") throw new AppError("means-not-taken");
  return cardTaker(deps.payments, property);
}

/** As the browser mounts it. Null if it is not paid in a frame. */
export function inFrame({ booking, row, session }: OpenedSession): OpenCheckout | null {
  const { id, pay, expiresAt } = session;
  if (pay?.kind !== "frame") return null;
  return {
    checkoutId: id,
    clientSecret: pay.clientSecret,
    total: booking.total,
    dueNow: row.amount,
    expiresAt: expiresAt.getTime(),
    isContested: false,
  };
}

export function surelyInFrame(opened: OpenedSession): OpenCheckout {
  const frame = inFrame(opened);
  if (!frame) throw new AppError("payment-unavailable");
  return frame;
}
