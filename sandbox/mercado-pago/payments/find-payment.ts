import { notFound } from "../api/refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import type { PaymentEntry } from "../state/books.ts";

export function findPayment({ books }: Sandbox, id: string): PaymentEntry | undefined {
  return books.payments.find((entry) => String(entry.id) === id);
}

/** A payment of the other mode, or one announced too early, is a 404. */
export function paymentOf(sandbox: Sandbox, live: boolean, id: string): PaymentEntry {
  const entry = findPayment(sandbox, id);
  if (!entry || entry.live !== live || entry.readableAt > sandbox.now())
    throw notFound("Payment", 2000);
  return entry;
}
