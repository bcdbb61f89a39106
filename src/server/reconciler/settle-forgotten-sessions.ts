import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import { CHECKOUT_MINUTES } from "../bookings/hold-stay.ts";
import { settleCheckout } from "../checkout/settle-checkout.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { PATIENCE_MS } from "./patience.ts";

const cause = { actor: "system", source: "reconciler" } as const;
const LOOK_BACK_MS = 48 * 60 * 60_000;

/**
 * Goes through the provider's own list of sessions, because an event may never have been made.
 * Every session that has come to an end there must have come to one here.
 */
export async function settleForgottenSessions(deps: Deps): Promise<void> {
  for await (const session of deps.payments.listSessions(new Date(deps.clock() - LOOK_BACK_MS))) {
    const ended = session.status === "paid" || session.status === "ended";
    if (ended && session.bookingId && !(await isSettled(deps, session))) {
      await settleOrTell(deps, session);
    }
  }
}

async function settleOrTell(deps: Deps, session: PaymentSession): Promise<void> {
  const matter = { kind: "paid-without-booking", subject: session.id } as const;
  const outcome = await settleCheckout(deps, session.id, cause).catch(() => null);
  if (outcome?.kind === "settled") {
    await resolveAlert(deps, deps.db, matter.kind, matter.subject);
  } else if (session.status === "paid" && ageOf(deps, session) > PATIENCE_MS) {
    await raiseAlert(deps, deps.db, { ...matter, facts: { amount: session.amount } });
  }
}

/** A paid session is settled by a booking or a refund; an ended one by nights that are free. */
async function isSettled(deps: Deps, session: PaymentSession): Promise<boolean> {
  const booking = await deps.db
    .selectFrom("booking")
    .select("state")
    .where("checkout_id", "=", session.id)
    .executeTakeFirst();
  if (!booking) return false;
  return session.status === "paid"
    ? booking.state !== "held" && booking.state !== "expired"
    : booking.state !== "held";
}

function ageOf(deps: Deps, session: PaymentSession): number {
  return deps.clock() - (session.expiresAt.getTime() - CHECKOUT_MINUTES * 60_000);
}
