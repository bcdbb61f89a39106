import { mercadoPagoOrders } from "../../sandbox/mercado-pago/testing/orders.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import type { OnlineMeans } from "../../src/domain/payment-choice.ts";
import { quote } from "../../src/domain/quote.ts";
import type { SessionPurpose } from "../../src/domain/session-purpose.ts";
import { getListing } from "../../src/server/listings/get-listing.ts";
import { sendRefund } from "../../src/server/refunds/send-refund.ts";
import { sessionFor } from "../../src/server/settle/payment-session.ts";
import type { TestApp } from "./app-on.ts";
import { newPayer } from "./hand-pix.ts";
import { linkedGuest, newKey } from "./linked-guest.ts";
import { pageId, pixNumber } from "./names-there.ts";
import { browserOn } from "./pay-browser.ts";
import { freshStay } from "./stories.ts";

/** Orders to the stand-in: what happens at Mercado Pago and at the guest's bank. */
export function atMercadoPago({ mercadoPago }: Pick<TestApp, "mercadoPago">) {
  return mercadoPagoOrders(mercadoPago.url);
}

/** A visitor's wish to pay for a room. */
export async function wishFor(app: TestApp, means: OnlineMeans, room = "mar") {
  const stay = freshStay(app);
  const guests = adultsOnly(2);
  const { rates } = await getListing(app.deps.db, room, "pt-BR");
  const dueNow = quote(rates, stay, guests).total;
  return { listingId: room, stay, guests, means, payer: newPayer(), dueNow };
}

/** A visitor who has chosen how to pay, and has the page of the payment. */
export async function heldOnPage(app: TestApp, means: OnlineMeans) {
  const browser = browserOn(app);
  const wish = await wishFor(app, means);
  const { code } = await browser.api.hold(newKey(), wish);
  return { ...browser, ...wish, ...(await paymentOf(app, code)) };
}

/** A begun payment as its guest and Mercado Pago know it. */
export async function paymentOf(app: TestApp, code: string, purpose: SessionPurpose = "booking") {
  const { id } = await app.deps.db
    .selectFrom("booking")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  const guest = await linkedGuest(app, id);
  const row = await sessionFor(app.deps.db, id, purpose);
  const checkoutId = row?.checkout_id ?? "";
  return {
    ...{ id, code, guest, checkoutId },
    look: () => guest.api.getPayment(code),
    /** The id of a Pix at Mercado Pago. */
    number: pixNumber(checkoutId),
    /** The id of a card's page at Mercado Pago. */
    page: pageId(row?.pay_url ?? null),
  };
}

/** What Mercado Pago received for a booking's sessions, and gave back of it. */
export function moneyThere(app: TestApp, bookingId: string) {
  const lines = app.mercadoPago.ledger();
  const own = lines.filter(({ metadata }) => metadata.booking_id === bookingId);
  const sum = (of: "amount_received" | "amount_refunded") =>
    own.reduce((total, line) => total + line[of], 0);
  return { received: sum("amount_received"), refunded: sum("amount_refunded") };
}

/** Sends them as the jobs do. */
export async function sendRefundsOf({ deps }: TestApp, bookingId: string): Promise<void> {
  const refunds = await deps.db
    .selectFrom("refund")
    .select("id")
    .where("booking_id", "=", bookingId)
    .execute();
  for (const { id } of refunds) await sendRefund(deps, id);
}
