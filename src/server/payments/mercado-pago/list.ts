import type { Chargeback, PaymentSession, ProviderRefund } from "../provider.ts";
import { toCardSession } from "./card-session.ts";
import { toChargeback } from "./chargeback.ts";
import type { Client } from "./client.ts";
import { toProviderError } from "./failure.ts";
import type { Finder } from "./find.ts";
import { isReference } from "./ids.ts";
import { oursIn } from "./metadata.ts";
import { isOwnPix, isPaid } from "./payment.ts";
import { toPixSession } from "./pix-session.ts";
import { toProviderRefund } from "./refund.ts";
import type { Mode } from "./session.ts";
import { foundAnything, foundChargebacks, type Payment, paymentShape } from "./shapes.ts";
import { writeTime } from "./when.ts";

const PAGE = 50;
const HOUR_MS = 60 * 60_000;
/** Longer than a page can be paid, and so longer than between its attempts. */
const TRIES_MS = HOUR_MS;

type Span = {
  readonly range: "date_created" | "date_last_updated";
  readonly since: Date;
  readonly status?: string;
};

export function createLists(client: Client, finder: Finder, mode: Mode, clock: () => number) {
  /** Sorted by creation, which never changes, so that nothing moves between pages while reading. */
  async function* listPayments({ range, since, status }: Span): AsyncGenerator<Payment> {
    const query = {
      range,
      begin_date: writeTime(since),
      end_date: writeTime(new Date(clock() + HOUR_MS)),
      sort: "date_created",
      criteria: "asc",
      limit: PAGE,
      ...(status && { status }),
    };
    for (let offset = 0; ; offset += PAGE) {
      const { results } = await client.get("/v1/payments/search", foundAnything, {
        ...query,
        offset,
      });
      yield* results.flatMap(readIfOurs);
      if (results.length < PAGE) return;
    }
  }

  async function* listSessions(openedSince: Date): AsyncGenerator<PaymentSession> {
    const since = new Date(openedSince.getTime() - TRIES_MS);
    const groups = new Map<string, Payment[]>();
    for await (const payment of listPayments({ range: "date_created", since })) {
      const ours = oursIn(payment);
      if (!ours) continue;
      const { reference } = ours;
      groups.set(reference, [...(groups.get(reference) ?? []), payment]);
    }
    // The newest first, like other providers' lists.
    for (const [reference, payments] of [...groups].reverse()) {
      if (payments.every(({ date_created: at }) => at < openedSince)) continue;
      const session = await toSession(reference, payments);
      if (session) yield session;
    }
  }

  /** Unpaid attempts do not tell whether their page can still be paid. */
  async function toSession(reference: string, payments: readonly Payment[]) {
    const [pix, ...others] = payments.filter(isOwnPix);
    if (pix) return toPixSession(pix, others, mode);
    if (!payments.some(isPaid)) return finder.findCardSession(reference);
    return toCardSession({ reference, payments, preferences: [] }, mode, clock());
  }

  async function* listRefunds(madeSince: Date): AsyncGenerator<ProviderRefund> {
    const changed = listPayments({ range: "date_last_updated", since: madeSince });
    for await (const { refunds } of changed) {
      for (const refund of refunds ?? []) {
        if (refund.date_created >= madeSince) yield toProviderRefund(refund);
      }
    }
  }

  async function* listChargebacks(openedSince: Date): AsyncGenerator<Chargeback> {
    const span = {
      range: "date_last_updated",
      since: openedSince,
      status: "charged_back",
    } as const;
    for await (const payment of listPayments(span)) {
      const query = { payment_id: payment.id };
      const { results } = await client.get("/v1/chargebacks/search", foundChargebacks, query);
      for (const one of results) {
        if (one.date_created >= openedSince) yield toChargeback(one, payment);
      }
    }
  }

  return {
    listSessions: (openedSince: Date) => guardedList(listSessions(openedSince)),
    listRefunds: (madeSince: Date) => guardedList(listRefunds(madeSince)),
    listChargebacks: (openedSince: Date) => guardedList(listChargebacks(openedSince)),
  };
}

/** The account also takes the house's other sales: those are skipped before they are parsed. */
function readIfOurs(found: unknown): Payment[] {
  const { external_reference: reference } = (found ?? {}) as { external_reference?: unknown };
  const isOurs = typeof reference === "string" && isReference(reference);
  return isOurs ? [paymentShape.parse(found)] : [];
}

/** Maps errors to those of the port. No request waits for a list, so it has no deadline. */
export async function* guardedList<T>(list: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* list;
  } catch (error) {
    throw toProviderError(error);
  }
}
