import { keptOf } from "../../domain/account.ts";
import { type QuoteLine, retainedLine } from "../../domain/quote.ts";
import type { Change } from "../change.ts";
import { rechargeAll } from "./charge.ts";
import { readAccount } from "./read-account.ts";

/**
 * At the end of a booking its charges are replaced by what the house retains of its payments, so
 * that nothing is open. Called after its refunds are written.
 */
export async function retain(
  change: Change,
  bookingId: string,
  because?: QuoteLine["kept"],
): Promise<void> {
  const account = await readAccount(change.tx, bookingId);
  const kept = keptOf(account);
  // A disputed amount is with the guest's bank: the policy has not retained it.
  const reason = account.disputed > 0 ? undefined : because;
  await rechargeAll(change, bookingId, kept > 0 ? [retainedLine(kept, reason)] : []);
}

/** After a further refund or dispute of an ended booking: the guest does not owe that amount. */
export async function retainLess(change: Change, bookingId: string): Promise<void> {
  const account = await readAccount(change.tx, bookingId);
  if (account.total > keptOf(account)) await retain(change, bookingId);
}
