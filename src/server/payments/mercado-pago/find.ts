import type { PaymentSession } from "../provider.ts";
import { type CardPapers, toCardSession } from "./card-session.ts";
import type { Client } from "./client.ts";
import { orNull } from "./failure.ts";
import { readSessionId } from "./ids.ts";
import { oursIn } from "./metadata.ts";
import type { OpenedPages } from "./opened-pages.ts";
import { isOwnPix, isPaid } from "./payment.ts";
import { type Mode, toSessionOfPayment } from "./session.ts";
import {
  foundPayments,
  foundPreferences,
  type Payment,
  paymentShape,
  preferenceShape,
} from "./shapes.ts";

export type Finder = ReturnType<typeof createFinder>;

/**
 * A search shows late what is readable by id at once. So it is only asked which payments and pages
 * there are; how they are now, each of them is asked by its id.
 */
export function createFinder(client: Client, opened: OpenedPages, mode: Mode, clock: () => number) {
  const findPayment = (number: string) =>
    orNull(client.get(`/v1/payments/${number}`, paymentShape));

  async function searchPayments(reference: string): Promise<Payment[]> {
    const query = { external_reference: reference, limit: 100 };
    return (await client.get("/v1/payments/search", foundPayments, query)).results;
  }

  async function findPages(reference: string) {
    const query = { external_reference: reference };
    const { elements } = await client.get("/checkout/preferences/search", foundPreferences, query);
    const ids = new Set([...opened.of(reference), ...elements.map(({ id }) => id)]);
    const pages = [...ids].map((id) =>
      orNull(client.get(`/checkout/preferences/${encodeURIComponent(id)}`, preferenceShape)),
    );
    return (await Promise.all(pages)).filter((page) => page !== null);
  }

  async function findTries(reference: string, fresh: Payment | null): Promise<Payment[]> {
    const searched = await searchPayments(reference);
    const others = searched.filter((one) => !isOwnPix(one) && one.id !== fresh?.id);
    const now = await Promise.all(others.map(async (one) => (await findPayment(one.id)) ?? one));
    return fresh ? [fresh, ...now] : now;
  }

  async function findCardPapers(
    reference: string,
    fresh: Payment | null = null,
  ): Promise<CardPapers> {
    const [payments, preferences] = await Promise.all([
      findTries(reference, fresh),
      findPages(reference),
    ]);
    return { reference, payments, preferences };
  }

  async function findCardSession(reference: string, fresh: Payment | null = null) {
    return toCardSession(await findCardPapers(reference, fresh), mode, clock());
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
      return ours && !isOwnPix(payment)
        ? findCardSession(ours.reference, payment)
        : toSessionOfPayment(payment, mode);
    },

    async findPixOf(reference: string): Promise<PaymentSession | null> {
      const found = (await searchPayments(reference)).filter(isOwnPix);
      const which = found.find(isPaid) ?? found[0];
      const payment = which && (await findPayment(which.id));
      return payment ? toSessionOfPayment(payment, mode) : null;
    },
  };
}
