import type { Cause } from "../../domain/cause.ts";
import { lockRoomsAndBooking } from "../bookings/change-booking.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import type { ProviderRefund } from "../payments/provider.ts";
import { adoptRefunds } from "./adopt-refunds.ts";
import { moveRefund } from "./move-refund.ts";

/** Brings a refund to where the provider says it is. Any number of calls leave the same state. */
export async function settleRefund(
  deps: Deps,
  sent: ProviderRefund,
  cause: Cause,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await also(tx);
    const change = { tx, cause, at: new Date(deps.clock()) };
    const known = await knownId(tx, sent);
    if (known) await moveRefund(deps, change, known, { state: sent.state, providerId: sent.id });
    else await adopt(change, sent);
  });
}

/** By our own id, or by the provider's, which is all that one made by hand over there has. */
async function knownId(tx: Tx, { id, refundId }: ProviderRefund): Promise<string | undefined> {
  const known = await tx
    .selectFrom("refund")
    .select("id")
    .where((row) =>
      row.or([
        row("provider_refund_id", "=", id),
        ...(refundId !== null && isUuid(refundId) ? [row("id", "=", refundId)] : []),
      ]),
    )
    .executeTakeFirst();
  return known?.id;
}

/**
 * Of a payment of ours, but not in our books: made by hand at the provider, or after the moment the
 * books were restored to. One whose booking is unknown as well is looked at when its session is.
 */
async function adopt(change: Change, sent: ProviderRefund): Promise<void> {
  const { tx } = change;
  const found = await tx
    .selectFrom("booking")
    .selectAll()
    .where("payment_id", "=", sent.paymentId)
    .executeTakeFirst();
  if (!found) return;
  await adoptRefunds(change, await lockRoomsAndBooking(tx, found), [sent]);
}
