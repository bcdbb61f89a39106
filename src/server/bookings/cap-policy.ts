import { policyAfterChange } from "../../domain/cancellation.ts";
import { localTime } from "../../domain/day.ts";
import type { Property } from "../../domain/property.ts";
import type { Change } from "../change.ts";
import type { Booking } from "./booking.ts";

/** Call it before a guest's change moves or ends a stay: steps that have passed stay passed. */
export async function capPolicy(
  { tx, at }: Change,
  booking: Booking,
  property: Pick<Property, "cancellationPolicy" | "timeZone">,
): Promise<void> {
  const bought = booking.cancellation_policy ?? property.cancellationPolicy;
  const now = localTime(property.timeZone, at.getTime());
  const policy = policyAfterChange(bought, booking.check_in, now);
  await tx
    .updateTable("booking")
    .set({ cancellation_policy: JSON.stringify(policy) })
    .where("id", "=", booking.id)
    .execute();
}
