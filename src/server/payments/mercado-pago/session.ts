import type { PaymentSession } from "../provider.ts";
import { paymentId, sessionIdOfPayment } from "./ids.ts";
import { oursIn } from "./metadata.ts";
import { guestOf } from "./payer.ts";
import { isOnItsWay, isPaid, moneyOf } from "./payment.ts";
import type { Payment } from "./shapes.ts";

export const MERCADO_PAGO = "mercadopago";

/** Whether our token is a live one. */
export type Mode = { readonly isLive: boolean };

/** A sale of the house elsewhere, as a session that is recognisably not ours. */
export function toForeignSession(payment: Payment, mode: Mode): PaymentSession {
  const { amount, refunded, refundableUntil } = moneyOf(payment);
  const processing = isOnItsWay(payment) ? "processing" : "ended";
  return {
    id: sessionIdOfPayment(payment.id),
    ...namesIn(payment),
    status: isPaid(payment) ? "paid" : processing,
    amount,
    refunded,
    currency: payment.currency_id.toLowerCase(),
    isOurMode: payment.live_mode === mode.isLive,
    paymentId: isPaid(payment) ? paymentId(payment.id) : null,
    further: [],
    refundableUntil,
    means: "card",
    pay: null,
    openedAt: payment.date_created,
    expiresAt: payment.date_of_expiration ?? payment.date_created,
    guest: { name: null, email: null, phone: null },
  };
}

export function namesIn(named: Parameters<typeof oursIn>[0]) {
  const ours = oursIn(named);
  return {
    provider: MERCADO_PAGO,
    sessionId: ours?.reference ?? null,
    bookingId: ours?.bookingId ?? null,
    purpose: ours?.purpose ?? "booking",
    facts: ours?.facts ?? {},
  } as const;
}

/** The guest that we named; another person may have paid. */
export function guestIn({ additional_info: info, payer }: Payment): PaymentSession["guest"] {
  const sent = info?.payer;
  const email = payer?.email;
  return guestOf({ first: sent?.first_name, last: sent?.last_name, email, phone: sent?.phone });
}
