import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import type { ComparedBooks } from "../watch/compared-books.ts";
import { markOperation } from "../watch/mark-operation.ts";

/**
 * Last of all the steps: what is still different between the provider's list of payments and our
 * books, for whoever watches the house. It changes nothing but its own mark.
 */
export async function compareBooks(deps: Deps, since: Date): Promise<void> {
  const at = new Date(deps.clock());
  let books: ComparedBooks = { payments: 0, difference: 0, unsettledSince: null };
  for await (const session of deps.payments.listSessions(since)) {
    if (session.status === "paid" && session.bookingId) {
      books = withPayment(books, session, await entryOf(deps, session));
    }
  }
  await markOperation(deps.db, "reconciled", at, books);
}

type Entry = { readonly state: string; readonly paid_amount: number | null };

function entryOf(deps: Deps, session: PaymentSession): Promise<Entry | undefined> {
  return deps.db
    .selectFrom("booking")
    .select(["state", "paid_amount"])
    .where("checkout_id", "=", session.id)
    .executeTakeFirst();
}

function withPayment(
  books: ComparedBooks,
  session: PaymentSession,
  entry: Entry | undefined,
): ComparedBooks {
  // Of a payment that became no booking, what was given back needs no entry.
  const accounted = entry ? (entry.paid_amount ?? 0) : session.refunded;
  const settled = entry
    ? entry.state !== "held" && entry.state !== "expired"
    : session.refunded === session.amount;
  // Not told when it was paid, we count from when it could be.
  const openedAt = session.openedAt.getTime();
  const earliest = Math.min(openedAt, books.unsettledSince ?? Number.POSITIVE_INFINITY);
  return {
    payments: books.payments + 1,
    difference: books.difference + Math.abs(session.amount - accounted),
    unsettledSince: settled ? books.unsettledSince : earliest,
  };
}
