import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import { endHold } from "../checkout/end-hold.ts";
import type { Deps } from "../deps.ts";
import { logFailure } from "./log-failure.ts";
import { PATIENCE_MS } from "./patience.ts";

const cause = { actor: "system", source: "reconciler" } as const;
const BATCH = 200;

/** Ends or settles each overdue hold, as the provider says. */
export async function endOverdueHolds(deps: Deps): Promise<void> {
  const now = deps.clock();
  const overdue = await deps.db
    .selectFrom("booking")
    .selectAll()
    .where("state", "=", "held")
    .where("hold_expires_at", "<=", new Date(now))
    .orderBy("hold_expires_at")
    .limit(BATCH)
    .execute();
  for (const booking of overdue) {
    const matter = { kind: "hold-overdue", subject: booking.id } as const;
    const failed = logFailure(deps, "endOverdueHolds", { booking: booking.id });
    const ended = await endHold(deps, booking, cause).catch(failed);
    const late = now - (booking.hold_expires_at?.getTime() ?? now) > PATIENCE_MS;
    if (ended && ended.state !== "held")
      await resolveAlert(deps, deps.db, matter.kind, matter.subject);
    else if (late) await raiseAlert(deps, deps.db, { ...matter, bookingId: booking.id });
  }
}
