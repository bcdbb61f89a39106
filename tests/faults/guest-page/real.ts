import { randomBytes } from "node:crypto";
import { AppError } from "../../../src/domain/app-error.ts";
import { addDays } from "../../../src/domain/day.ts";
import type { GuestTerms } from "../../../src/domain/guest-terms.ts";
import type { CancellationPolicy } from "../../../src/domain/property.ts";
import { type Booking, datesOf, guestsOf } from "../../../src/server/bookings/booking.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import { settleCheckout } from "../../../src/server/checkout/settle-checkout.ts";
import { createGuestApi } from "../../../src/server/guest/guest-api.ts";
import { guestCaller } from "../../support/guest-caller.ts";
import { guestSecret } from "../../support/guest-secret.ts";
import { askForDeposit, bookingOf } from "../../support/stories.ts";
import { pay, Visit } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { clearBooks } from "../clear-books.ts";
import { askInside, isForNow } from "../client.ts";
import { ModelBooking, type ModelStay, type Room } from "./booking.ts";
import type { House } from "./house.ts";
import { dayOf } from "./policy.ts";

/** The app under test, with the row of each booking of the model. */
export type Real = {
  readonly app: FaultApp;
  readonly ids: string[];
  /** What guests and the house did, and how often. */
  readonly did: Map<string, number>;
};

/** How a history begins. */
export type Opening = {
  readonly policy: CancellationPolicy;
  readonly terms: GuestTerms;
  readonly isDeposit: boolean;
  readonly sales: readonly {
    readonly rooms: readonly Room[];
    readonly ahead: number;
    readonly nights: number;
    readonly adults: number;
  }[];
};

export const byOwner = { actor: "person:dona", source: "admin" } as const;
export const returned = { actor: "visitor", source: "return" } as const;

export const newKey = () => randomBytes(16).toString("hex");

export function count({ did }: Real, what: string): void {
  did.set(what, (did.get(what) ?? 0) + 1);
}

/** Empty books, here and at the provider, and the house's rules. */
export async function openBooks(
  app: FaultApp,
  { policy, terms, isDeposit }: Pick<Opening, "policy" | "terms" | "isDeposit">,
): Promise<void> {
  await clearBooks(app.deps.pool);
  // Time goes back between two histories.
  await app.deps.pool.query("delete from operation_mark");
  await fetch(`${app.payments.url}/__control/reset`, { method: "POST" });
  app.payments.setWebhookUrl(null);
  await app.deps.db
    .updateTable("property")
    .set({
      cancellation_policy: JSON.stringify(policy),
      guest_terms: JSON.stringify(terms),
      deposit_terms: null,
    })
    .execute();
  if (isDeposit) await askForDeposit(app, { percent: 30 });
}

/** A guest books and pays; the price and whether it is paid in parts are the app's. */
export async function sell(
  house: House,
  real: Real,
  { policy }: Pick<Opening, "policy">,
  { rooms, ahead, nights, adults }: Opening["sales"][number],
): Promise<void> {
  const { app } = real;
  const checkIn = addDays(dayOf(app.deps.clock()), ahead);
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  const [first = "mar", ...others] = rooms;
  const otherRooms = others.map((quartoId) => ({ quartoId, guests: adults }));
  const wish = { guests: adults, ...(others.length > 0 && { otherRooms }) };
  const visit = new Visit(app);
  const answer = await askInside(() => visit.book(first, stay, wish));
  if (answer.statusCode !== 200) return;
  const { checkoutId } = answer.json();
  await pay(app, checkoutId);
  await settleCheckout(app.deps, checkoutId, returned);
  const row = await bookingOf(app, checkoutId);
  if (row.state !== "confirmed") throw new Error(`the new booking is ${row.state}`);
  const { rows } = await app.deps.pool.query(
    "select received from booking_account where booking_id = $1",
    [row.id],
  );
  const given = {
    number: house.bookings.length,
    policy,
    bought: row.confirmed_at?.getTime() ?? 0,
    hasPlan: row.plan !== null,
    stays: row.stays.map(
      (one): ModelStay => ({
        id: one.id,
        room: one.listing_id as Room,
        stay: datesOf(one),
        guests: guestsOf(one),
      }),
    ),
  };
  house.bookings.push(new ModelBooking(given, row.total, rows[0].received));
  real.ids.push(row.id);
}

export function rowOf(real: Real, { number }: ModelBooking): Promise<Booking> {
  return getBooking(real.app.deps.db, real.ids[number] ?? "");
}

/** What a guest does with the link that she has now. */
export async function guestOf(real: Real, booking: ModelBooking) {
  const { deps } = real.app;
  const row = await rowOf(real, booking);
  const api = createGuestApi(deps, guestCaller(await guestSecret(deps, row)));
  return { api, code: row.code, id: row.id };
}

type Outcome<T> = { readonly value: T } | { readonly refused: AppError };

/** What came of it. Any other error than a refusal ends the run. */
export async function tried<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof AppError && !isForNow(error)) return { refused: error };
    throw error;
  }
}

export function expect(is: unknown, should: unknown, what: string): void {
  if (JSON.stringify(is) !== JSON.stringify(should))
    throw new Error(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
}

/** Refused exactly if the model would; by this code, if one is named. */
export function expectRefusal(
  outcome: Outcome<unknown>,
  expected: boolean | string,
  what: string,
): void {
  const code = "refused" in outcome ? outcome.refused.code : null;
  const is = typeof expected === "string" ? code : code !== null;
  if (is !== expected) throw new Error(`${what}: refused ${code}, expected ${expected}`);
}
