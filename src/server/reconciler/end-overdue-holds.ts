import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import { endChangeSession } from "../begin/claim-change.ts";
import { selectBookings } from "../bookings/booking.ts";
import type { Deps } from "../deps.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { logFailure } from "./log-failure.ts";

const cause = { actor: "system", source: "reconciler" } as const;
const BATCH = 200;

/** Overdue holds: each is expired or settled, depending on the provider's answer. */
export async function endOverdueHolds(deps: Deps, slowSince: Date): Promise<void> {
  const overdue = await selectBookings(deps.db)
    .where("state", "=", "held")
    .where("hold_expires_at", "<=", new Date(deps.clock()))
    .orderBy("hold_expires_at")
    .limit(BATCH)
    .execute();
  for (const booking of overdue) {
    const matter = { kind: "hold-overdue", subject: booking.id } as const;
    const failed = logFailure(deps, "endOverdueHolds", { booking: booking.id });
    const ended = await closeCheckout(deps, booking, cause).catch(failed);
    const late = booking.hold_expires_at !== null && booking.hold_expires_at < slowSince;
    if (ended && ended.state !== "held")
      await resolveAlert(deps, deps.db, matter.kind, matter.subject);
    else if (late) await raiseAlert(deps, deps.db, { ...matter, bookingId: booking.id });
  }
}

/** The same for changes that wait for their payment. */
export async function endOverdueChanges(deps: Deps): Promise<void> {
  const overdue = await deps.db
    .selectFrom("stay_change")
    .select("booking_id")
    .where("state", "=", "paying")
    .where("held_until", "<=", new Date(deps.clock()))
    .limit(BATCH)
    .execute();
  for (const { booking_id } of overdue) {
    const failed = logFailure(deps, "endOverdueChanges", { booking: booking_id });
    await endChangeSession(deps, booking_id, "reconciler").catch(failed);
  }
}
