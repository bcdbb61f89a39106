import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { connectFeed, openConflictsOf, says } from "../../../tests/support/feeds.ts";
import { bookingOf, ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, stayAhead, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { addDays } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import { sendRefund } from "../refunds/send-refund.ts";

const app = await openTestApp();
const { deps } = app;
let ahead = 10;

/** Nights that no other test here uses. */
function nextStay(nights = 3): Stay {
  ahead += nights + 2;
  return stayAhead(app, ahead, nights);
}

async function hold(room: string, stay: Stay) {
  const visit = new Visit(app);
  const answer = await visit.book(room, stay);
  const { checkoutId } = answer.json();
  const told = answer.json().contested === true;
  return { visit, status: answer.statusCode, checkoutId: checkoutId as string, told };
}

/** Two visitors hold 56 nights of the room, a year ahead, and do not pay. */
async function hoard(room: string): Promise<Visit[]> {
  const first = await hold(room, stayAhead(app, 400, 28));
  const second = await hold(room, stayAhead(app, 430, 28));
  return [first.visit, second.visit];
}

const letGo = (visit: Visit) => visit.post(calls.releaseCheckout.path);

async function isShownFree(room: string, { checkIn, checkOut }: Stay): Promise<boolean> {
  const url = `${calls.listListings.path}?startDate=${checkIn}&endDate=${checkOut}&people=2&rooms=1`;
  const found = (await new Visit(app).get(url)).json() as { _id: string }[];
  const path = calls.listReservedDays.path.replace(":id", room);
  const reserved = (await new Visit(app).get(path)).json() as string[];
  const listed = found.some(({ _id }) => _id === room);
  expect(listed).toBe(!reserved.includes(checkIn));
  return listed;
}

async function roomsHeldBy(checkoutId: string): Promise<number> {
  const { id } = await bookingOf(app, checkoutId);
  const { rows } = await deps.pool.query("select from occupied_nights where booking_id = $1", [id]);
  return rows.length;
}

async function sendRefunds(): Promise<void> {
  const due = await deps.db.selectFrom("refund").select("id").where("state", "=", "due").execute();
  for (const { id } of due) await sendRefund(deps, id);
}

async function promisesHold(): Promise<void> {
  expect(await brokenInvariants(deps.pool)).toEqual([]);
}

test("up to 54 unpaid nights a hold keeps others out, with more it does not", async () => {
  const stay = nextStay();
  const near = await hold("mar", stayAhead(app, 400, 28));
  const also = await hold("mar", stayAhead(app, 430, 23));
  const first = await hold("mar", stay);
  expect(await isShownFree("mar", stay)).toBe(false);
  expect((await hold("mar", stay)).status).toBe(409);

  const last = await hold("mar", nextStay(1));
  expect(await isShownFree("mar", stay)).toBe(true);
  const second = await hold("mar", stay);
  expect([first.told, second.status, second.told]).toEqual([false, 200, true]);
  expect([await roomsHeldBy(first.checkoutId), await roomsHeldBy(second.checkoutId)]).toEqual([
    0, 1,
  ]);
  await promisesHold();

  for (const { visit } of [near, also, first, last]) await letGo(visit);
  expect(await isShownFree("mar", stay)).toBe(false);
  expect((await hold("mar", stay)).status).toBe(409);
  await letGo(second.visit);
});

describe("two guests who hold the same contested nights", () => {
  test("G8 the displaced one who pays first is booked, the other gets all of it back", async () => {
    const hoarders = await hoard("mar");
    const stay = nextStay();
    const displaced = await hold("mar", stay);
    const second = await hold("mar", stay);
    for (const { checkoutId } of [displaced, second]) await pay(app, checkoutId);
    expect((await displaced.visit.settle(displaced.checkoutId)).statusCode).toBe(200);
    const lost = await second.visit.settle(second.checkoutId);
    expect([lost.statusCode, lost.json().code]).toEqual([409, "nights-lost"]);
    await sendRefunds();
    expect(ledgerOf(app, displaced.checkoutId)?.amount_refunded).toBe(0);
    const { amount_refunded, amount_captured } = ledgerOf(app, second.checkoutId) ?? {};
    expect(amount_refunded).toBe(amount_captured);
    await promisesHold();
    for (const visit of hoarders) await letGo(visit);
  });

  test("a payment wins against unpaid holds even when the hoarding is over by then", async () => {
    const hoarders = await hoard("mar");
    const stay = nextStay();
    const displaced = await hold("mar", stay);
    await hold("mar", { ...stay, checkOut: addDays(stay.checkOut, 1) });
    for (const visit of hoarders) await letGo(visit);
    await pay(app, displaced.checkoutId);
    expect((await displaced.visit.settle(displaced.checkoutId)).statusCode).toBe(200);
    await promisesHold();
  });
});

test("a payment that cannot have all its nights displaces nobody", async () => {
  const hoarders = await hoard("farol");
  const stay = nextStay(4);
  const middle = addDays(stay.checkIn, 2);
  const late = await hold("farol", stay);
  const buyer = await hold("farol", { ...stay, checkIn: middle });
  await pay(app, buyer.checkoutId);
  await buyer.visit.settle(buyer.checkoutId);
  await deps.pool.query("update property set same_day_turnover = true");
  const other = await hold("farol", { ...stay, checkOut: middle });
  await pay(app, late.checkoutId);
  expect((await late.visit.settle(late.checkoutId)).statusCode).toBe(409);
  expect(await roomsHeldBy(other.checkoutId)).toBe(1);
  await promisesHold();
  await deps.pool.query("update property set same_day_turnover = false");
  for (const visit of [...hoarders, other.visit]) await letGo(visit);
});

describe("a displaced hold", () => {
  test("is the same hold to the same wish, and has its nights again", async () => {
    const hoarders = await hoard("jangada");
    const stay = nextStay();
    const mine = await hold("jangada", stay);
    await hold("jangada", stay);
    expect((await mine.visit.book("jangada", stay)).json().checkoutId).toBe(mine.checkoutId);
    expect(await roomsHeldBy(mine.checkoutId)).toBe(1);
    await promisesHold();
    for (const visit of [...hoarders, mine.visit]) await letGo(visit);
  });

  test("of which the nights are sold is answered with other dates, and ends like any other", async () => {
    const hoarders = await hoard("jangada");
    const stay = nextStay();
    const mine = await hold("jangada", stay);
    const buyer = await hold("jangada", stay);
    await pay(app, buyer.checkoutId);
    await buyer.visit.settle(buyer.checkoutId);
    const again = await mine.visit.book("jangada", stay);
    expect([again.statusCode, again.json().code]).toEqual([409, "nights-taken"]);
    await letGo(mine.visit);
    expect((await bookingOf(app, mine.checkoutId)).state).toBe("expired");
    expect((await deps.payments.findSession(mine.checkoutId))?.status).toBe("ended");
    await promisesHold();
    for (const visit of hoarders) await letGo(visit);
  });

  test("of the whole house loses every room, also to guests of two rooms at once", async () => {
    const hoarders = [...(await hoard("mar")), ...(await hoard("coqueiro"))];
    for (let round = 0; round < 5; round++) {
      const stay = nextStay();
      const whole = await hold("casa-inteira", stay);
      const guests = await Promise.all([hold("mar", stay), hold("coqueiro", stay)]);
      expect(guests.map(({ status }) => status)).toEqual([200, 200]);
      expect(await roomsHeldBy(whole.checkoutId)).toBe(0);
      await promisesHold();
      for (const { visit } of [whole, ...guests]) await letGo(visit);
    }
    for (const visit of hoarders) await letGo(visit);
  });
});

test("nights that a portal sold as well yield to nobody but its guest", async () => {
  const stay = nextStay();
  const hoarder = await hold("coqueiro", stay);
  const hoarders = await hoard("coqueiro");
  const feed = await connectFeed(app, "coqueiro");
  await says(app, feed.id, [{ uid: "sold", ...stay }]);
  expect(await openConflictsOf(app, feed.id)).toHaveLength(1);
  expect(await isShownFree("coqueiro", stay)).toBe(false);
  expect((await hold("coqueiro", stay)).status).toBe(409);
  await letGo(hoarder.visit);
  expect(await openConflictsOf(app, feed.id)).toEqual([]);
  await promisesHold();
  for (const visit of hoarders) await letGo(visit);
});
