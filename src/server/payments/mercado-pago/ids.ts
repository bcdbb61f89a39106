/**
 * Ids as our rows store them. Mercado Pago's are bare numbers, so each gets a prefix for provider
 * and kind.
 */

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const NUMBER = "\\d{1,20}";
const reference = new RegExp(`^${UUID}$`);
const session = new RegExp(`^mp_(?:(pix|payment)_(${NUMBER})|card_(${UUID}))$`);
const payment = new RegExp(`^mp_(${NUMBER})$`);
const refund = new RegExp(`^mp_(${NUMBER})_(${NUMBER})$`);
const chargeback = new RegExp(`^mp_cb_(${NUMBER})$`);

export const isReference = (text: string) => reference.test(text);
export const isNumber = (text: string) => new RegExp(`^${NUMBER}$`).test(text);

export const pixSessionId = (paymentNumber: string) => `mp_pix_${paymentNumber}`;
export const cardSessionId = (sessionId: string) => `mp_card_${sessionId}`;
/** A session known only by one of its payments. */
export const sessionIdOfPayment = (paymentNumber: string) => `mp_payment_${paymentNumber}`;
export const paymentId = (number: string) => `mp_${number}`;
export const refundId = (paymentNumber: string, number: string) => `mp_${paymentNumber}_${number}`;
export const chargebackId = (number: string) => `mp_cb_${number}`;

export type SessionKey =
  | { readonly kind: "pix" | "payment"; readonly number: string }
  | { readonly kind: "card"; readonly reference: string };

/** Session ids are untrusted input: null for malformed ones. */
export function readSessionId(id: string): SessionKey | null {
  const [, kind, number, ofCard] = session.exec(id) ?? [];
  if (ofCard !== undefined) return { kind: "card", reference: ofCard };
  if (number === undefined) return null;
  return { kind: kind === "pix" ? "pix" : "payment", number };
}

export const numberOfPayment = (id: string) => payment.exec(id)?.[1] ?? null;
export const numberOfChargeback = (id: string) => chargeback.exec(id)?.[1] ?? null;

export function numbersOfRefund(id: string) {
  const [, ofPayment, number] = refund.exec(id) ?? [];
  return ofPayment && number ? { ofPayment, number } : null;
}
