import { sql } from "kysely";
import { isOver } from "../../domain/booking.ts";
import type { Centavos } from "../../domain/money.ts";
import { readAccount, type StoredPayment } from "../account/read-account.ts";
import { retainLess } from "../account/retain.ts";
import type { Booking } from "../bookings/booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { markCancelled, type Terms } from "../bookings/mark-cancelled.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import type { ProviderRefund } from "../payments/provider.ts";
import { discountRefund } from "./discount-refund.ts";
import { enterRefund } from "./enter-refund.ts";

/**
 * Records refunds that exist at the provider but not here. If one of ours had ended a booking, it
 * ends it here as well; one made by hand at the provider does not, because the guest may still
 * come. Nothing is sent: the refund and its mail went out at the time.
 */
export async function adoptRefunds(
  change: Change,
  booking: Booking,
  refunds: readonly ProviderRefund[],
): Promise<Booking> {
  const unknown = await unknownOf(change.tx, refunds);
  if (unknown.length === 0) return booking;
  const { payments, received } = await readAccount(change.tx, booking.id);
  const paid = payments.find(({ reference }) => reference === unknown[0]?.paymentId);
  if (!paid) return booking;
  const ours = unknown.filter(({ refundId }) => refundId !== null);
  const ending = booking.state === "confirmed" ? endingRefund(ours, received) : undefined;
  for (const refund of unknown) {
    const reason = refund === ending ? "cancelled" : besides(refund);
    const isGift = reason === "goodwill" && !ending;
    const given = isGift ? await discountRefund(change, booking, refund.amount) : undefined;
    await adopt(change, booking, paid, refund, { reason, discount: given?.amount ?? 0 });
  }
  if (isOver(booking.state)) await retainLess(change, booking.id);
  return ending ? markCancelled(change, booking, termsOf(ending, received)) : booking;
}

async function adopt(
  change: Change,
  booking: Booking,
  { id: of_payment }: StoredPayment,
  { id, refundId, amount, state }: ProviderRefund,
  why: { readonly reason: "cancelled" | "goodwill" | "moved"; readonly discount: Centavos },
): Promise<void> {
  const { tx, at } = change;
  const row = await tx
    .insertInto("refund")
    .values({
      ...(refundId ? { id: refundId } : {}),
      booking_id: booking.id,
      of_payment,
      ...why,
      amount,
      state,
      means: "online",
      provider_refund_id: id,
      created_at: at,
      done_at: state === "succeeded" ? at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enterRefund(change, row, null, state);
  const entry = { bookingId: booking.id, event: `refund-${state}` } as const;
  await writeJournal(change, { ...entry, state: booking.state, facts: { amount } });
}

/** The refund that ended the booking: by its reason, or because the whole payment is refunded. */
export function endingRefund(
  refunds: readonly ProviderRefund[],
  paid: Centavos,
): ProviderRefund | undefined {
  const given = refunds.filter(({ state }) => state !== "failed");
  const sum = given.reduce((total, { amount }) => total + amount, 0);
  const named = given.find(({ reason }) => reason === "cancelled" || reason === "nights-lost");
  return named ?? (sum >= paid ? given[0] : undefined);
}

function besides({ reason }: ProviderRefund): "goodwill" | "moved" {
  return reason === "moved" ? "moved" : "goodwill";
}

async function unknownOf(tx: Tx, refunds: readonly ProviderRefund[]): Promise<ProviderRefund[]> {
  const given = refunds.filter(({ state }) => state !== "failed");
  const { rows: known } = await sql<{ id: string; provider_refund_id: string | null }>`
    select id, provider_refund_id from refund
    where id::text = any(${given.map(({ refundId }) => refundId)}::text[])
       or provider_refund_id = any(${given.map(({ id }) => id)}::text[])
  `.execute(tx);
  return given.filter(
    ({ id, refundId }) =>
      !known.some((row) => row.id === refundId || row.provider_refund_id === id),
  );
}

/** The agreed percentage was lost with the row; the refunded share approximates it. */
function termsOf({ amount }: ProviderRefund, paid: Centavos): Terms {
  return { refundPercent: Math.round((amount / paid) * 100), refundAmount: amount };
}
