import type { PaymentSession } from "../provider.ts";
import { type CardPapers, toCardSession } from "./card-session.ts";
import type { Client } from "./client.ts";
import { orNull } from "./failure.ts";
import { readSessionId } from "./ids.ts";
import { oursIn } from "./metadata.ts";
import type { OpenedPages } from "./opened-pages.ts";
import { isOwnPix, isPaid } from "./payment.ts";
import { toPixSession } from "./pix-session.ts";
import { type Mode, toForeignSession } from "./session.ts";
import {
  foundPayments,
  foundPreferences,
  type Payment,
  paymentShape,
  preferenceShape,
} from "./shapes.ts";

export type Finder = ReturnType<typeof createFinder>;

/**
 * A search shows late what can be fetched by id at once. So it only tells which payments and pages
 * exist; their state is fetched by id.
 */
export function createFinder(client: Client, opened: OpenedPages, mode: Mode, clock: () => number) {
  const findPayment = (number: string) =>
    orNull(client.get(`/v1/payments/${number}`, paymentShape));

  async function searchPayments(reference: string): Promise<Payment[]> {
    const query = { external_reference: reference, limit: 100 };
    const { results } = await client.get("/v1/payments/search", foundPayments, query);
    return results.filter((one) => one.external_reference === reference);
  }

  async function findPages(reference: string) {
    const query = { external_reference: reference };
    const { elements } = await client.get("/checkout/preferences/search", foundPreferences, query);
    const ids = new Set([...opened.of(reference), ...elements.map(({ id }) => id)]);
    const pages = [...ids].map((id) =>
      orNull(client.get(`/checkout/preferences/${encodeURIComponent(id)}`, preferenceShape)),
    );
    const found = (await Promise.all(pages)).filter((page) => page !== null);
    return found.filter((page) => page.external_reference === reference);
  }

  /** All matching payments of a reference, in their current state. */
  async function findTries(
    reference: string,
    fits: (payment: Payment) => boolean,
    fresh: Payment | null,
  ): Promise<Payment[]> {
    const searched = (await searchPayments(reference)).filter(fits);
    const others = searched.filter(({ id }) => id !== fresh?.id);
    const now = await Promise.all(others.map(async (one) => (await findPayment(one.id)) ?? one));
    return fresh ? [fresh, ...now] : now;
  }

  async function findCardPapers(
    reference: string,
    fresh: Payment | null = null,
  ): Promise<CardPapers> {
    const [payments, preferences] = await Promise.all([
      findTries(reference, isOfCard, fresh),
      findPages(reference),
    ]);
    return { reference, payments, preferences };
  }

  async function findCardSession(reference: string, fresh: Payment | null = null) {
    return toCardSession(await findCardPapers(reference, fresh), mode, clock());
  }

  /** Only a paid Pix may have further payments, so only then is the search needed. */
  async function findPixSession(reference: string, pix: Payment): Promise<PaymentSession> {
    if (!isPaid(pix)) return toPixSession(pix, [], mode);
    const [one = pix, ...others] = await findTries(reference, isOwnPix, pix);
    return toPixSession(one, others, mode);
  }

  return {
    findPayment,
    findPages,
    findCardSession,

    async findSession(id: string): Promise<PaymentSession | null> {
      const key = readSessionId(id);
      if (!key) return null;
      if (key.kind === "card") return findCardSession(key.reference);
      const payment = await findPayment(key.number);
      if (!payment || (key.kind === "pix" && !isOwnPix(payment))) return null;
      const ours = oursIn(payment);
      if (!ours) return toForeignSession(payment, mode);
      if (isOwnPix(payment)) return findPixSession(ours.reference, payment);
      return findCardSession(ours.reference, payment);
    },

    async findPixOf(reference: string): Promise<PaymentSession | null> {
      const [pix, ...others] = await findTries(reference, isOwnPix, null);
      return pix ? toPixSession(pix, others, mode) : null;
    },
  };
}

const isOfCard = (payment: Payment) => !isOwnPix(payment);
