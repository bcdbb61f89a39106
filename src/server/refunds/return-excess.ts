import { excessOf, leftIn } from "../../domain/account.ts";
import { readAccount } from "../account/read-account.ts";
import type { Change } from "../change.ts";
import { oweRefund } from "./owe-refund.ts";

/** Money that came in through a session of ours and has no use here goes back by itself. */
export async function returnExcess(change: Change, bookingId: string): Promise<void> {
  const account = await readAccount(change.tx, bookingId);
  const amount = Math.min(excessOf(account), leftIn(account));
  if (amount > 0) await oweRefund(change, bookingId, { reason: "excess", amount });
}
