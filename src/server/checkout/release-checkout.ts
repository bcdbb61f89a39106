import { findLiveHold } from "../bookings/find-booking.ts";
import type { Deps } from "../deps.ts";
import { endHold } from "./end-hold.ts";

/** The visitor closed the payment: her session ends at the provider, then her nights are free. */
export async function releaseCheckout(deps: Deps, visitorId: string | null): Promise<void> {
  const hold = visitorId ? await findLiveHold(deps.db, visitorId) : undefined;
  if (hold) await endHold(deps, hold, { actor: "visitor", source: "site" });
}
