import { type CancellationStep, cancellationSteps } from "../../domain/cancellation.ts";
import { localTime } from "../../domain/day.ts";
import type { Property } from "../../domain/property.ts";
import type { Booking } from "./booking.ts";

type Bought = Pick<Booking, "cancellation_policy" | "check_in" | "confirmed_at" | "created_at">;

/** The steps of the policy that was bought, independent of the property's current one. */
export function boughtSteps(
  booking: Bought,
  property: Pick<Property, "cancellationPolicy" | "timeZone">,
): CancellationStep[] {
  const at = booking.confirmed_at ?? booking.created_at;
  const bought = localTime(property.timeZone, at.getTime());
  const policy = booking.cancellation_policy ?? property.cancellationPolicy;
  return cancellationSteps(policy, { checkIn: booking.check_in, bought });
}
