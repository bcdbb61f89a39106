import type { PaymentSession, SessionStatus } from "../provider.ts";
import { paymentId, pixSessionId, sessionIdOfPayment } from "./ids.ts";
import { oursIn } from "./metadata.ts";
import { guestOf } from "./payer.ts";
import { isOnItsWay, isOwnPix, isPaid, moneyOf } from "./payment.ts";
import type { Payment } from "./shapes.ts";

export const MERCADO_PAGO = "mercadopago";

/** Whether our token is of live payments. */
export type Mode = { readonly isLive: boolean };

/** One payment is the whole session: a Pix, or a payment that is not ours. */
export function toSessionOfPayment(payment: Payment, mode: Mode): PaymentSession {
  const isPix = isOwnPix(payment);
  const status = toStatus(payment, isPix);
  const { refundableUntil, amount, refunded } = moneyOf(payment);
  return {
    id: isPix ? pixSessionId(payment.id) : sessionIdOfPayment(payment.id),
    ...namesIn(payment),
    status,
    amount,
    refunded,
    currency: payment.currency_id.toLowerCase(),
    isOurMode: payment.live_mode === mode.isLive,
    paymentId: isPaid(payment) ? paymentId(payment.id) : null,
    further: [],
    refundableUntil,
    means: isPix ? "pix" : "card",
    pay: status === "open" ? codeOf(payment) : null,
    openedAt: payment.date_created,
    expiresAt: payment.date_of_expiration ?? payment.date_created,
    guest: guestIn(payment),
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

/** Whom we named. Who paid may be somebody else. */
export function guestIn({ additional_info: info, payer }: Payment): PaymentSession["guest"] {
  const sent = info?.payer;
  const email = payer?.email;
  return guestOf({ first: sent?.first_name, last: sent?.last_name, email, phone: sent?.phone });
}

/** Of a Pix 'pending' says that nobody has paid yet; of anything else, that somebody has. */
function toStatus(payment: Payment, isPix: boolean): SessionStatus {
  if (isPaid(payment)) return "paid";
  if (isPix && payment.status === "pending") return "open";
  return isOnItsWay(payment) ? "processing" : "ended";
}

function codeOf({ point_of_interaction: point }: Payment): PaymentSession["pay"] {
  const brCode = point?.transaction_data?.qr_code;
  return brCode ? { kind: "code", brCode } : null;
}
