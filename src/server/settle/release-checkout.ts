import { findKeyedHold } from "../bookings/checkout-key.ts";
import { findLiveHold } from "../bookings/find-booking.ts";
import type { Deps } from "../deps.ts";
import { closeCheckout } from "./close-checkout.ts";

/** The visitor closed the payment: end the session at the provider, then free the nights. */
export async function releaseCheckout(
  deps: Deps,
  visitorId: string | null,
  key?: string,
): Promise<void> {
  const keyed = key ? await findKeyedHold(deps.db, key) : undefined;
  const own = visitorId ? await findLiveHold(deps.db, visitorId) : undefined;
  const hold = keyed ?? own;
  if (hold) await closeCheckout(deps, hold, { actor: "visitor", source: "site" });
}
