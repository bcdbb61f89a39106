import { keptOf } from "../../domain/account.ts";
import { type QuoteLine, retainedLine } from "../../domain/quote.ts";
import type { Change } from "../change.ts";
import { rechargeAll } from "./charge.ts";
import { readAccount } from "./read-account.ts";

/**
 * The end of a booking: its charges give way to what stays here of its payments, so that it owes
 * nothing. Called after its refunds are owed.
 */
export async function retain(
  change: Change,
  bookingId: string,
  because?: QuoteLine["kept"],
): Promise<void> {
  const account = await readAccount(change.tx, bookingId);
  const kept = keptOf(account);
  // What is with the guest's bank was kept by nobody here.
  const reason = account.disputed > 0 ? undefined : because;
  await rechargeAll(change, bookingId, kept > 0 ? [retainedLine(kept, reason)] : []);
}

/** More went back from an ended booking, by us or by the bank: nobody owes that. */
export async function retainLess(change: Change, bookingId: string): Promise<void> {
  const account = await readAccount(change.tx, bookingId);
  if (account.total > keptOf(account)) await retain(change, bookingId);
}
