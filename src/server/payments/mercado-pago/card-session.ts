import type { PaymentSession, SessionStatus } from "../provider.ts";
import { cardSessionId } from "./ids.ts";
import { oursIn } from "./metadata.ts";
import { guestOf } from "./payer.ts";
import { byApproval, isOnItsWay, isPaid, moneyOf } from "./payment.ts";
import { toCentavos } from "./reais.ts";
import { guestIn, type Mode, namesIn } from "./session.ts";
import type { Payment, Preference } from "./shapes.ts";

/**
 * Everything with one reference: a card session has any number of attempts, and a second page if
 * the response to the first order was lost.
 */
export type CardPapers = {
  readonly reference: string;
  readonly payments: readonly Payment[];
  readonly preferences: readonly Preference[];
};

/** Null if Mercado Pago has nothing with this reference. */
export function toCardSession(papers: CardPapers, mode: Mode, now: number): PaymentSession | null {
  const payments = papers.payments.toSorted(byApproval);
  const preferences = papers.preferences.toSorted(byOpening);
  const papersByAge = [...preferences, ...payments];
  const [paper] = papersByAge;
  if (!paper) return null;
  const [paid, ...others] = payments.filter(isPaid);
  const payable = preferences.find((one) => canBePaid(one, now));
  const status = statusOf(payments, payable);
  const [money, ...further] = paid ? [paid, ...others].map(moneyOf) : [];
  return {
    id: cardSessionId(papers.reference),
    ...namesIn(papersByAge.find((one) => oursIn(one)) ?? paper),
    status,
    amount: money?.amount ?? askedOf(paper),
    refunded: money?.refunded ?? 0,
    currency: payments[0]?.currency_id.toLowerCase() ?? "brl",
    isOurMode: payments.every(({ live_mode: isLive }) => isLive === mode.isLive),
    paymentId: money?.paymentId ?? null,
    further,
    refundableUntil: money?.refundableUntil ?? null,
    means: "card",
    pay: status === "open" && payable ? { kind: "page", url: payable.init_point } : null,
    openedAt: earliest(papersByAge),
    expiresAt: latestEnd(preferences) ?? earliest(papersByAge),
    guest: guestOfCard(preferences, paid),
  };
}

function statusOf(payments: readonly Payment[], payable: Preference | undefined): SessionStatus {
  if (payments.some(isPaid)) return "paid";
  if (payments.some(isOnItsWay)) return "processing";
  return payable ? "open" : "ended";
}

/** Mercado Pago has no state for an expired page: only the date in it tells. */
export function canBePaid({ expires, expiration_date_to: end }: Preference, now: number): boolean {
  return !expires || !end || end.getTime() > now;
}

function askedOf(paper: Payment | Preference): number {
  if ("transaction_amount" in paper) return toCentavos(paper.transaction_amount);
  return paper.items.reduce((sum, item) => sum + item.quantity * toCentavos(item.unit_price), 0);
}

/** The address typed on its page may differ from ours, so the order's data come first. */
function guestOfCard(preferences: readonly Preference[], paid: Payment | undefined) {
  const sent = preferences.find(({ payer }) => payer?.email)?.payer;
  if (sent) {
    const { name: first, surname: last, email, phone } = sent;
    return guestOf({ first, last, email, phone });
  }
  return paid ? guestIn({ ...paid, payer: null }) : { name: null, email: null, phone: null };
}

const byOpening = (a: Preference, b: Preference) =>
  a.date_created.getTime() - b.date_created.getTime() || a.id.localeCompare(b.id);

function earliest(papers: readonly { readonly date_created: Date }[]): Date {
  return new Date(Math.min(...papers.map(({ date_created: at }) => at.getTime())));
}

function latestEnd(preferences: readonly Preference[]): Date | null {
  const ends = preferences.flatMap(({ expiration_date_to: end }) => (end ? [end.getTime()] : []));
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
