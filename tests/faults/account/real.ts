import { askForDeposit } from "../../support/stories.ts";
import { Visit } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { clearBooks } from "../clear-books.ts";
import { brokenInvariants } from "../invariants.ts";
import type { ModelBooking, World } from "./world.ts";

export const VISITORS = 3;
/** What the property asks for, of guests who do not pay everything at once. */
export const DEPOSIT_PERCENT = 30;

/** The app under test, and the row of each booking of the model. */
export type Real = {
  readonly app: FaultApp;
  readonly visits: readonly Visit[];
  readonly rows: { id: string; checkoutId: string }[];
  /** The feed of each listing that has one. */
  readonly feeds: Map<string, string>;
  /** Refused refunds that were tried again or given by hand. */
  readonly replaced: Set<string>;
  /** What was under way when the process died. */
  readonly cuts: Set<string>;
};

export async function freshReal(app: FaultApp): Promise<Real> {
  await clearBooks(app.deps.pool);
  await askForDeposit(app, { percent: DEPOSIT_PERCENT });
  await fetch(`${app.payments.url}/__control/reset`, { method: "POST" });
  app.payments.setWebhookUrl(null);
  const visits = Array.from({ length: VISITORS }, () => new Visit(app));
  return { app, visits, rows: [], feeds: new Map(), replaced: new Set(), cuts: new Set() };
}

export function visitOf({ visits }: Real, visitor: number): Visit {
  const visit = visits[visitor];
  if (!visit) throw new Error("a visitor who is missing");
  return visit;
}

export function rowOf(real: Real, booking: ModelBooking): { id: string; checkoutId: string } {
  const row = real.rows[booking.number];
  if (!row) throw new Error("a booking of the model is missing in the database");
  return row;
}

/** All payment sessions of a booking. */
export function checkoutsOf(real: Real, booking: ModelBooking): readonly string[] {
  const later = booking.later.flatMap(({ checkoutId }) => checkoutId ?? []);
  return [rowOf(real, booking).checkoutId, ...later];
}

/** Every booking has the model's state and money, and every invariant holds. */
export async function compare(world: World, real: Real, after: string): Promise<void> {
  const { rows } = await real.app.deps.pool.query(`
    select id, state, account.total, received, refunding, refunded, disputed, lost, open
    from booking join booking_account as account on account.booking_id = booking.id`);
  const found = new Map(rows.map(({ id, ...row }) => [id, row]));
  for (const booking of world.bookings) {
    const actual = found.get(rowOf(real, booking).id);
    const expected = { state: booking.state, ...booking.money.sums() };
    const wrong = Object.entries(expected).filter(([name, value]) => actual?.[name] !== value);
    if (wrong.length > 0) {
      const told = wrong.map(([name, value]) => `${name} is ${actual?.[name]}, not ${value}`);
      throw new Error(`after ${after}: booking ${booking.number}: ${told.join(", ")}`);
    }
  }
  const broken = await brokenInvariants(real.app.deps.pool);
  if (broken.length > 0) throw new Error(`after ${after}: ${broken.join("; ")}`);
}
