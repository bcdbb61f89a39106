import type { OpenCheckout } from "../../contract/api.ts";
import type { BegunPayment } from "../../contract/pay-api.ts";
import type { Payer } from "../../contract/payer.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Centavos } from "../../domain/money.ts";
import { BY_HAND } from "../../domain/payment-choice.ts";
import type { Property } from "../../domain/property.ts";
import type { Booking } from "../bookings/booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { holdBySession } from "../bookings/hold-by-session.ts";
import type { HoldWay } from "../bookings/hold-request.ts";
import { isContested } from "../calendar/is-contested.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { latestPix } from "../hand-pix/find-pix.ts";
import { openHandPix } from "../hand-pix/open-hand-pix.ts";
import { oweBegunMail } from "../outbox/mail-budget.ts";
import { type PageTaker, takerInFrame } from "../payments/choose.ts";
import { sessionFor } from "../settle/payment-session.ts";
import type { Claimed, Opens } from "./begin.ts";
import { asFrame, openSessionOf } from "./open-session.ts";

/** A way to pay for nights that are held until then, on the site or of a proposal. */
export type NightsWay = {
  /** Throws if the property does not take payments in this way. */
  readonly hold: (property: Pick<Property, "paymentChoice">) => HoldWay;
};

type Way<T> = NightsWay & Opens<Claimed, T>;
export type Begun = { readonly booking: Booking } & Pick<BegunPayment, "at">;

/** In the frame of the provider that takes cards. If an amount was shown, only for that amount. */
export function inFrame(deps: Deps, seen?: Centavos): Way<OpenCheckout> {
  const shown = seen === undefined ? {} : { seen };
  return {
    hold: (property) => holdBySession(takerInFrame(deps.payments, property), shown),
    async open({ booking }, end) {
      const row = await sessionFor(deps.db, booking.id, "booking");
      if (!row) throw new Error("a hold without a session");
      const session = await openSessionOf(deps, booking, row);
      const frame = session && asFrame({ booking, row, session });
      if (frame) return { ...frame, isContested: await isContested(deps, booking) };
      await end();
      return "ended";
    },
  };
}

/** On a page of its own: by a session at a provider, or a Pix to the house's key. */
export function onOwnPage(deps: Deps, taker: PageTaker, payer: Payer, seen: Centavos): Way<Begun> {
  const way =
    taker === BY_HAND ? byHandPix(deps, payer, seen) : holdBySession(taker, { payer, seen });
  return {
    hold: () => way,
    async open({ booking }, end) {
      const row = await sessionFor(deps.db, booking.id, "booking");
      if (!row) return { booking, at: "hand-pix" };
      if (row.state === "open" && (await openSessionOf(deps, booking, row))) {
        await mailLink(deps, booking);
        return { booking, at: "payment" };
      }
      await end();
      // If the payment is being processed, or was made meanwhile, its page says so.
      const ended = await getBooking(deps.db, booking.id);
      return ended.state === "expired" ? "ended" : { booking: ended, at: "payment" };
    },
  };
}

function byHandPix(deps: Deps, payer: Payer, seen: Centavos): HoldWay {
  return {
    ...{ payer, taker: null },
    isOf: async (tx, bookingId) => (await latestPix(tx, bookingId)) !== undefined,
    write(change, { bookingId, dueNow: amount }) {
      if (amount !== seen) throw new AppError("offer-differs");
      return openHandPix(deps, change, bookingId, { purpose: "booking", amount, payer });
    },
  };
}

/** So that a guest who closes the tab finds the payment again. */
function mailLink(deps: Deps, hold: Booking): Promise<void> {
  const at = new Date(deps.clock());
  return inTransaction(deps.db, (tx) => oweBegunMail(deps, { tx, at }, hold, "payment-open"));
}
