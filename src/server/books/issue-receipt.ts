import { sql } from "kysely";
import type { IssuedReceipt } from "../../contract/owner/books.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

/** Gives a payment its receipt, or finds the one it has. */
export function issueReceipt(
  { db, clock }: Pick<Deps, "db" | "clock">,
  paymentId: string,
  cause: Cause,
): Promise<IssuedReceipt> {
  return inTransaction(db, async (tx) => {
    // A table lock instead of a sequence, which would leave a gap where a transaction fails.
    await sql`lock table receipt in share row exclusive mode`.execute(tx);
    const found = await find(tx, paymentId);
    const { booking_id: bookingId } = found;
    if (found.number !== null) return { bookingId, number: found.number };
    if (found.received <= 0) throw new AppError("payment-undone");
    const { number } = await tx
      .insertInto("receipt")
      .values({
        number: sql<number>`(select coalesce(max(number), 0) + 1 from receipt)`,
        payment_id: paymentId,
        issued_at: new Date(clock()),
        issued_by: cause.actor,
      })
      .returning("number")
      .executeTakeFirstOrThrow();
    return { bookingId, number };
  });
}

async function find(tx: Tx, paymentId: string) {
  const payment = await tx
    .selectFrom("payment")
    .leftJoin("receipt", "receipt.payment_id", "payment.id")
    .select(["payment.booking_id", "payment.received", "receipt.number"])
    .where("payment.id", "=", paymentId)
    .executeTakeFirst();
  if (!payment) throw new AppError("receipt-unknown");
  return payment;
}
