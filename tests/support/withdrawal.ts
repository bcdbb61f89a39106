import type { Deps } from "../../src/server/deps.ts";

/** Ends the withdrawal period, so that guest and house may agree on what is refunded. */
export const WITHDRAWAL_ENDS = `
  update booking set cancellation_policy = jsonb_set(
    coalesce(cancellation_policy, (select cancellation_policy from property)), '{regretDays}', '0')
  where id = $1`;

export async function endWithdrawal(
  { deps }: { readonly deps: Pick<Deps, "pool"> },
  bookingId: string,
): Promise<void> {
  await deps.pool.query(WITHDRAWAL_ENDS, [bookingId]);
}
