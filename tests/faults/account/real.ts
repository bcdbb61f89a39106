import { Visit } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { clearBooks } from "../clear-books.ts";
import { brokenInvariants } from "../invariants.ts";
import type { ModelBooking, World } from "./world.ts";

export const VISITORS = 3;

/** The app under test, and the row of each booking of the model. */
export type Real = {
  readonly app: FaultApp;
  readonly visits: readonly Visit[];
  readonly rows: { id: string; checkoutId: string }[];
  /** The feed of each listing that has one. */
  readonly feeds: Map<string, string>;
};

export async function freshReal(app: FaultApp): Promise<Real> {
  await clearBooks(app.deps.pool);
  await app.deps.pool.query(`
    -- By chance the model's few guests hold nights in vain; its tests are held-in-vain.test.ts.
    create or replace function are_held_in_vain(room integer, wanted daterange) returns boolean
      stable language sql as 'select false';
  `);
  await fetch(`${app.payments.url}/__control/reset`, { method: "POST" });
  app.payments.setWebhookUrl(null);
  const visits = Array.from({ length: VISITORS }, () => new Visit(app));
  return { app, visits, rows: [], feeds: new Map() };
}

export function rowOf(real: Real, booking: ModelBooking): { id: string; checkoutId: string } {
  const row = real.rows[booking.number];
  if (!row) throw new Error("a booking of the model is missing in the database");
  return row;
}

/** Every booking has the model's state, and every invariant holds. */
export async function compare(world: World, real: Real, after: string): Promise<void> {
  const { rows } = await real.app.deps.pool.query("select id, state from booking");
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  for (const booking of world.bookings) {
    const state = states.get(rowOf(real, booking).id);
    if (state !== booking.state) {
      throw new Error(
        `after ${after}: booking ${booking.number} is ${state}, not ${booking.state}`,
      );
    }
  }
  const broken = await brokenInvariants(real.app.deps.pool);
  if (broken.length > 0) throw new Error(`after ${after}: ${broken.join("; ")}`);
}
