import type { Centavos } from "../../domain/money.ts";
import { receivedOf } from "../account/read-account.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { findSessionRow, type SessionRow } from "../settle/payment-session.ts";
import type { ComparedBooks } from "../watch/compared-books.ts";
import { markOperation } from "../watch/mark-operation.ts";

/**
 * The last step: measures what still differs between the provider's payments and our rows, for
 * monitoring. Writes only its own mark. Returns the sessions that are not settled on both sides.
 */
export async function compareBooks(
  deps: Deps,
  sessions: readonly PaymentSession[],
): Promise<PaymentSession[]> {
  const at = new Date(deps.clock());
  let books: ComparedBooks = { payments: 0, difference: 0, unsettledSince: null };
  const open: PaymentSession[] = [];
  for (const listed of sessions.filter(({ bookingId }) => bookingId !== null)) {
    const entry = await entryOf(deps, listed);
    const session = atEnd(listed, entry) ? listed : await asOfNow(deps, listed);
    if (session.status === "paid") books = withPayment(books, session, entry);
    if (!atEnd(session, entry)) open.push(session);
  }
  await markOperation(deps.db, "reconciled", at, books);
  return open;
}

/** A payment may have been refunded in this run, after the list was read. */
async function asOfNow(deps: Deps, listed: PaymentSession): Promise<PaymentSession> {
  const now = listed.status === "paid" ? await deps.payments.findSession(listed.id) : null;
  return now ?? listed;
}

type Entry = { readonly state: SessionRow["state"]; readonly received: Centavos };

/** Our row of the session, and what the account contains of its payment. */
async function entryOf(deps: Deps, session: PaymentSession): Promise<Entry | undefined> {
  const row = await findSessionRow(deps.db, session.id);
  if (!row) return undefined;
  let received = 0;
  for (const paymentId of [session.paymentId, ...session.further.map((one) => one.paymentId)]) {
    received += (paymentId && (await receivedOf(deps.db, row.provider, paymentId))) || 0;
  }
  return { state: row.state, received };
}

/** Sums over all payments of a session: what was paid, and what was refunded. */
function sumsOf({ amount, refunded, further }: PaymentSession) {
  const all = [{ amount, refunded }, ...further];
  return {
    paid: all.reduce((sum, one) => sum + one.amount, 0),
    back: all.reduce((sum, one) => sum + one.refunded, 0),
  };
}

function atEnd(session: PaymentSession, entry: Entry | undefined): boolean {
  if (session.status === "ended") return entry?.state !== "open";
  return session.status === "paid" && isSettled(session, entry) && gapOf(session, entry) === 0;
}

function isSettled(session: PaymentSession, entry: Entry | undefined): boolean {
  return entry?.state === "paid" || isBackWhole(session, entry);
}

/** A payment that was refunded before it was entered needs no entry. */
function isBackWhole(session: PaymentSession, entry: Entry | undefined): boolean {
  const { paid, back } = sumsOf(session);
  return !entry?.received && back === paid;
}

function gapOf(session: PaymentSession, entry: Entry | undefined): number {
  const { paid, back } = sumsOf(session);
  if (isBackWhole(session, entry)) return 0;
  return Math.abs(paid - (entry ? entry.received : back));
}

function withPayment(
  books: ComparedBooks,
  session: PaymentSession,
  entry: Entry | undefined,
): ComparedBooks {
  // If the payment time is unknown, count from when it could be paid.
  const openedAt = session.openedAt.getTime();
  const earliest = Math.min(openedAt, books.unsettledSince ?? Number.POSITIVE_INFINITY);
  return {
    payments: books.payments + 1,
    difference: books.difference + gapOf(session, entry),
    unsettledSince: isSettled(session, entry) ? books.unsettledSince : earliest,
  };
}
