import type { CashDay, Movement, MovementSums } from "../../contract/owner/books.ts";
import type { PaymentMeans } from "../../domain/account.ts";
import { type Day, todayIn } from "../../domain/day.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";
import { listMovements } from "./movements.ts";

/** The order in which the reception counts in the evening. */
export const meansInOrder: readonly PaymentMeans[] = [
  "cash",
  "pix",
  "card",
  "transfer",
  "online",
  "portal",
];

/** What came in and went out on one day, by means. */
export async function getCashDay(
  { db, clock }: Pick<Deps, "db" | "clock">,
  asked: Day | null,
): Promise<CashDay> {
  const { timeZone } = await getProperty(db);
  const day = asked ?? todayIn(timeZone, clock());
  const movements = await listMovements(db, { from: day, until: day, timeZone });
  const byMeans = meansInOrder.flatMap((means) => {
    const moved = movements.filter((movement) => movement.means === means);
    return moved.length > 0 ? [{ means, ...sumsOf(moved) }] : [];
  });
  return { day, movements, byMeans, total: sumsOf(movements) };
}

/** A reversal reduces the sum it belongs to: an undone payment was not received. */
function sumsOf(movements: readonly Movement[]): MovementSums {
  const sum = (some: readonly Movement[]) => some.reduce((all, { amount }) => all + amount, 0);
  const isPayment = ({ kind }: Movement) => kind === "payment" || kind === "payment-undone";
  const received = sum(movements.filter(isPayment));
  const net = sum(movements);
  return { received, returned: received - net, net };
}
