import { discountFor } from "../../domain/account.ts";
import type { Centavos } from "../../domain/money.ts";
import { plainLine } from "../../domain/quote.ts";
import { charge, wholeOf } from "../account/charge.ts";
import { readAccount } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Change } from "../change.ts";

type Discount = { readonly entryId: string; readonly amount: Centavos };

/**
 * Lowers the price before a refund to a guest who still comes, who would otherwise owe it again.
 * Returns the discount, if one was needed.
 */
export async function discountRefund(
  change: Change,
  booking: Pick<Booking, "id" | "state">,
  amount: Centavos,
): Promise<Discount | undefined> {
  if (booking.state !== "confirmed") return undefined;
  const discount = discountFor(await readAccount(change.tx, booking.id), amount);
  if (discount === 0) return undefined;
  const line = plainLine("discount", -discount);
  const [entryId = ""] = await charge(change, wholeOf(booking.id), [line]);
  return { entryId, amount: discount };
}
