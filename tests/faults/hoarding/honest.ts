import { setTimeout as sleep } from "node:timers/promises";
import { calls } from "../../../src/contract/calls.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { pay, stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { untilHeard } from "../client.ts";
import type { Random } from "../random.ts";
import { until } from "../until.ts";
import { ROOMS } from "./attack.ts";
import { type Answer, bookNow, type Caller, call } from "./callers.ts";

const TYPING_MS = 1_000;
const PATIENCE_MS = 20_000;

export type Guest = { readonly room: string; readonly stay: Stay; readonly caller: Caller };

/** Guests who want different nights, so that they never compete with each other. */
export function honestGuests(app: FaultApp, count: number, random: Random): Guest[] {
  return Array.from({ length: count }, (_, index) => ({
    room: ROOMS[index % ROOMS.length] as string,
    stay: stayAhead(app, 3 + Math.floor(index / ROOMS.length) * 8, 2 + random.below(4)),
    caller: { via: { proxied: `192.0.2.${index}` } },
  }));
}

/** Browses, holds, pays, and returns or not. Null if all went well. */
export async function stayOf(
  app: FaultApp,
  { room, stay, caller }: Guest,
  random: Random,
): Promise<string | null> {
  if (!(await isShown(app, room, stay, caller))) return "not shown";
  const hold = await bookPatiently(app.url, { room, stay, caller });
  const { checkoutId } = hold.body as { checkoutId?: string };
  if (!checkoutId) return `refused ${hold.status}`;
  await sleep(random.next() * TYPING_MS);
  await pay(app, checkoutId);
  if (random.next() < 0.7)
    await untilHeard(() => call(app.url, caller, calls.claimBooking, { checkoutId }));
  // The others closed the tab: only the webhook settles it.
  const state = await endOf(app, checkoutId);
  return state === "confirmed" ? null : state;
}

/** After a failure a guest presses again, as the page offers. */
function bookPatiently(url: string, { caller, room, stay }: Guest): Promise<Answer> {
  let cookie = caller.cookie ?? "";
  return untilHeard(async () => {
    const answer = await bookNow(url, { ...caller, cookie }, room, stay);
    cookie = answer.cookie || cookie;
    return answer;
  });
}

async function isShown(app: FaultApp, room: string, stay: Stay, caller: Caller) {
  const path = `${calls.listListings.path}?startDate=${stay.checkIn}&endDate=${stay.checkOut}&people=2&rooms=1`;
  const { body } = await untilHeard(() => call(app.url, caller, { method: "GET", path }));
  return (body as { _id: string }[]).some(({ _id }) => _id === room);
}

async function endOf({ deps }: FaultApp, checkoutId: string): Promise<string> {
  let state = "held";
  const look = async () => {
    const { rows } = await deps.pool.query(
      `select booking.state from booking join payment_session on booking_id = booking.id
       where checkout_id = $1`,
      [checkoutId],
    );
    state = rows[0]?.state ?? "nowhere";
    return state !== "held";
  };
  await until(look, PATIENCE_MS, 100).catch(() => {});
  return state;
}
