import type { Day } from "./day.ts";
import type { Centavos } from "./money.ts";
import { currentRows, isLate, nextRow, type PaymentPlan } from "./payment-plan.ts";

export type DebtDue = {
  readonly day: Day;
  /** It may be paid on arrival. */
  readonly atProperty: boolean;
  readonly isLate: boolean;
};

type Owing = {
  readonly plan: PaymentPlan | null;
  readonly total: Centavos;
  readonly open: Centavos;
  readonly checkIn: Day;
  readonly bookedOn: Day;
};

/** When the next part of an open amount is due: as the plan says, otherwise on arrival. */
export function dueOf({ plan, total, open, checkIn, bookedOn }: Owing, today: Day): DebtDue {
  const row = nextRow(currentRows(plan, { total, open }, checkIn));
  const onArrival = { day: checkIn, atProperty: true, isLate: checkIn < today };
  if (!row) return onArrival;
  // The deposit is open again, for example after a lost dispute.
  if (row.by === null) return { day: bookedOn, atProperty: false, isLate: bookedOn < today };
  if (row.atProperty && row.by < today) return onArrival;
  return { day: row.by, atProperty: row.atProperty, isLate: isLate(row, checkIn, today) };
}
