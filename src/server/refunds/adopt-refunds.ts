import { sql } from "kysely";
import type { Centavos } from "../../domain/money.ts";
import type { Booking } from "../bookings/booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { markCancelled, type Terms } from "../bookings/mark-cancelled.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import type { ProviderRefund } from "../payments/provider.ts";

/**
 * Records refunds that exist at the provider but not here. One of ours that ended a booking ends it
 * here as well; one made by hand at the provider does not, because the guest may still come.
 * Nothing is sent: money and mail went out at the time.
 */
export async function adoptRefunds(
  change: Change,
  booking: Booking,
  refunds: readonly ProviderRefund[],
): Promise<Booking> {
  if (refunds.length === 0) return booking;
  const { tx, at } = change;
  const lost = await unknownOf(tx, refunds);
  const ours = lost.filter(({ refundId }) => refundId !== null);
  const ending = endingRefund(ours, booking.paid_amount ?? 0);
  const ends = booking.state === "confirmed" && ending !== undefined;
  const now = ends ? await markCancelled(change, booking, termsOf(ending, booking)) : booking;
  for (const refund of lost) {
    await tx
      .insertInto("refund")
      .values({
        ...(refund.refundId ? { id: refund.refundId } : {}),
        booking_id: booking.id,
        payment_id: refund.paymentId ?? "",
        reason: ends && refund === ending ? "cancelled" : besides(refund),
        amount: refund.amount,
        state: refund.state,
        provider_refund_id: refund.id,
        created_at: at,
      })
      .execute();
    const entry = { bookingId: booking.id, event: `refund-${refund.state}` } as const;
    const facts = { amount: refund.amount };
    await writeJournal(change, { ...entry, state: now.state, facts });
  }
  return now;
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
function termsOf({ amount }: ProviderRefund, { paid_amount }: Booking): Terms {
  return {
    refundPercent: Math.round((amount / (paid_amount ?? amount)) * 100),
    refundAmount: amount,
  };
}
