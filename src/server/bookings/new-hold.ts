import { bookingCode } from "../../domain/booking.ts";
import { policySoldBy } from "../../domain/cancellation.ts";
import { todayIn } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import { dueNow, type PaymentPlan, planFor } from "../../domain/payment-plan.ts";
import { quote, sumOf } from "../../domain/quote.ts";
import type { HoldRequest } from "./hold-request.ts";

const MINUTE = 60_000;
export const CHECKOUT_MINUTES = 35;
export const GRACE_MINUTES = 10;

/** Price, payment plan and deadlines of a hold. */
export function newHold(request: HoldRequest, now: number) {
  const { property, stay } = request;
  const priced = request.rooms.map(({ listing, guests }) => ({
    listingId: listing.id,
    stay,
    guests,
    lines: quote(listing.rates, stay, guests).lines,
  }));
  const total = sumOf(priced.flatMap(({ lines }) => lines));
  const plan = planOf(request, total, now);
  return {
    priced,
    total,
    at: new Date(now),
    code: bookingCode(property.shortName, Math.random),
    policy: JSON.stringify(policySoldBy(property)),
    plan: plan && JSON.stringify(plan),
    dueNow: dueNow(plan, total),
    ...holdEnds(now),
  };
}

/** When an unpaid session ends, and the hold after it. */
export function holdEnds(now: number) {
  // Whole seconds: the provider stores no finer time, and both must agree.
  const sessionEnds = Math.ceil(now / 1000) * 1000 + CHECKOUT_MINUTES * MINUTE;
  return {
    sessionEnds: new Date(sessionEnds),
    holdEnds: new Date(sessionEnds + GRACE_MINUTES * MINUTE),
  };
}

/** Null: everything is due at once, because the guest chose it or the property asks for it. */
export function planOf(request: HoldRequest, total: Centavos, now: number): PaymentPlan | null {
  const { property, stay, paysAll } = request;
  const today = todayIn(property.timeZone, now);
  return paysAll ? null : planFor(property.depositTerms, { stay, total, today });
}
