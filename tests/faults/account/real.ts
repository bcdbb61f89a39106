import { Visit } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import type { Counts } from "../judge.ts";
import { compareBooks } from "../money/compare.ts";
import { usualPolicy } from "../money/policy.ts";
import type { Real as Common } from "../money/real.ts";
import { openBooks } from "../open-books.ts";
import type { Step } from "../steps.ts";
import type { HeldBooking } from "./booking.ts";
import type { World } from "./world.ts";

export const VISITORS = 3;
/** The deposit that the property asks for, of guests who do not pay everything at once. */
export const DEPOSIT_PERCENT = 30;

export type Real = Common & {
  readonly visits: readonly Visit[];
  /** The feed of each listing that has one. */
  readonly feeds: Map<string, string>;
  /** Refused refunds that were tried again or given by hand. */
  readonly replaced: Set<string>;
};

export type AccountStep = Step<World, Real, HeldBooking>;
export type AccountMove = Extract<AccountStep, { canMove: unknown }>["run"];

export async function freshReal(app: FaultApp, did: Counts): Promise<Real> {
  await openBooks(app, { policy: usualPolicy, depositPercent: DEPOSIT_PERCENT });
  const visits = Array.from({ length: VISITORS }, () => new Visit(app));
  return { app, did, visits, feeds: new Map(), replaced: new Set() };
}

export function visitOf({ visits }: Real, visitor: number): Visit {
  const visit = visits[visitor];
  if (!visit) throw new Error("a visitor who is missing");
  return visit;
}

/** All payment sessions of a booking. */
export const checkoutsOf = ({ sessions }: HeldBooking): readonly string[] =>
  sessions.flatMap(({ checkoutId }) => checkoutId ?? []);

export const checkoutOf = ({ first }: HeldBooking): string => first.checkoutId ?? "";

export const compare = ({ bookings }: World, { app }: Real, after: string): Promise<void> =>
  compareBooks(app, bookings, after);
