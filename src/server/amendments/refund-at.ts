import { leftIn } from "../../domain/account.ts";
import { shareOf } from "../../domain/cancellation.ts";
import type { Centavos } from "../../domain/money.ts";
import { sumOf } from "../../domain/quote.ts";
import { readAccount } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Database, Tx } from "../database/connect.ts";

/**
 * What cancelling at a step of the policy refunds. It applies to what is left: what a shortened
 * stay has refunded is not refunded again, and what was retained for dropped nights stays retained.
 */
export async function refundAt(
  db: Database | Tx,
  booking: Pick<Booking, "id" | "lines">,
  percent: number,
): Promise<Centavos> {
  const refundable = leftIn(await readAccount(db, booking.id));
  const retained = sumOf(booking.lines.filter(({ kind }) => kind === "retained"));
  return shareOf(Math.max(0, refundable - retained), percent);
}
