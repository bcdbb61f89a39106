import {
  type CancellationStep,
  cancellationSteps,
  withdrawalEnds,
} from "../../domain/cancellation.ts";
import { isAfter, type LocalTime, localTime } from "../../domain/day.ts";
import type { Property } from "../../domain/property.ts";
import type { Booking } from "./booking.ts";

type Bought = Pick<Booking, "cancellation_policy" | "check_in" | "confirmed_at" | "created_at">;

type Seller = Pick<Property, "cancellationPolicy" | "timeZone">;

/** The steps of the policy that was bought, independent of the property's current one. */
export function boughtSteps(booking: Bought, property: Seller): CancellationStep[] {
  const { policy, purchase } = purchaseOf(booking, property);
  return cancellationSteps(policy, purchase);
}

/** The last minute of the statutory withdrawal period, even where a step covers it. */
export function withdrawalOf(booking: Bought, property: Seller): LocalTime | null {
  const { policy, purchase } = purchaseOf(booking, property);
  return withdrawalEnds(policy, purchase);
}

/** Whether the withdrawal period was running at that time. */
export function isWithdrawal(booking: Bought, property: Seller, at: LocalTime): boolean {
  const ends = withdrawalOf(booking, property);
  return ends !== null && !isAfter(at, ends);
}

function purchaseOf(booking: Bought, property: Seller) {
  const at = booking.confirmed_at ?? booking.created_at;
  const bought = localTime(property.timeZone, at.getTime());
  const policy = booking.cancellation_policy ?? property.cancellationPolicy;
  return { policy, purchase: { checkIn: booking.check_in, bought } };
}
