import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { goTo, heldForPix, takePix } from "../../../tests/support/hand-pix.ts";
import { freshStay, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { localTime } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { answerPix } from "./answer-pix.ts";

const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
await takePix(app, { onSite: true });
const owner = { actor: "person:dona", source: "admin" } as const;

async function toldAt(time: string) {
  goTo(app, time);
  const story = await heldForPix(app);
  await story.tell();
  return story;
}

async function book({ room, stay }: { room: string; stay: Stay }) {
  const visit = new Visit(app);
  const answer = await visit.book(room, stay);
  const { checkoutId = "", contested = false } = answer.json();
  const settle = async () => {
    await pay(app, checkoutId);
    return (await visit.settle(checkoutId)).statusCode;
  };
  return { visit, status: answer.statusCode, contested, settle };
}

async function isShownTaken({ room, stay }: { room: string; stay: Stay }): Promise<boolean> {
  const path = calls.listReservedDays.path.replace(":id", room);
  return ((await new Visit(app).get(path)).json() as string[]).includes(stay.checkIn);
}

const hasNights = async (id: string) => {
  const { rows } = await deps.pool.query("select from occupied_nights where booking_id = $1", [id]);
  return rows.length > 0;
};

describe("a Pix that is told at night", () => {
  test("keeps its nights while nobody pays for them: who only looks takes nothing from it", async () => {
    const story = await toldAt("21:00");
    expect(await isShownTaken(story)).toBe(false);
    const other = await book(story);
    expect([other.status, other.contested]).toEqual([200, true]);
    expect(await hasNights(story.id)).toBe(true);
    await other.visit.post(calls.releaseCheckout.path);
    goTo(app, "08:30");
    await reconcile(deps);
    await answerPix(deps, story.pixId, { kind: "received", amount: story.dueNow }, owner);
    expect(await stateOf(app, story.id)).toBe("confirmed");
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("gives them to whoever really pays, and is itself owed back when it comes", async () => {
    const story = await toldAt("02:00");
    const first = await book(story);
    const second = await book(story);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.settle()).toBe(200);
    expect(await first.settle()).toBe(409);
    expect(await isShownTaken(story)).toBe(true);
    await answerPix(deps, story.pixId, { kind: "received", amount: story.dueNow }, owner);
    expect(await stateOf(app, story.id)).toBe("refunded");
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("waits for the house alone from eight in the morning on", async () => {
    const story = await toldAt("22:00");
    goTo(app, "07:50");
    const late = await book(story);
    expect(late.status).toBe(200);
    goTo(app, "08:01");
    expect(await isShownTaken(story)).toBe(true);
    expect((await book(story)).status).toBe(409);
    expect(await late.settle()).toBe(409);
    expect(await hasNights(story.id)).toBe(true);
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("stands between two rooms of one booking, of which it has only one", async () => {
    const story = await toldAt("23:00");
    const whole = await book({ room: "casa-inteira", stay: story.stay });
    expect([whole.status, whole.contested]).toEqual([200, true]);
    expect(await whole.settle()).toBe(200);
    expect(await hasNights(story.id)).toBe(false);
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });
});

describe("a Pix that is told by day", () => {
  test("neither yields nor counts, however long it waits", async () => {
    const story = await toldAt("18:30");
    goTo(app, "20:30");
    expect(await isShownTaken(story)).toBe(true);
    expect((await book(story)).status).toBe(409);
    goTo(app, "08:20");
    expect((await book(story)).status).toBe(409);
    goTo(app, "09:00");
    await reconcile(deps);
    expect(await stateOf(app, story.id)).toBe("expired");
    const next = await book(story);
    expect([next.status, next.contested]).toEqual([200, false]);
    expect((await book(story)).status).toBe(409);
    await next.visit.post(calls.releaseCheckout.path);
  });

  test("keeps its nights from a payment of whom they were contested before", async () => {
    goTo(app, "10:00");
    const { room, stay } = { room: "farol", stay: freshStay(app) };
    await deps.pool.query(
      `insert into unpaid_time (physical_room_id, stay, began, ended)
       select physical_room_id, daterange($2, $3), $4::timestamptz - interval '95 minutes', $4
       from listing_physical_room where listing_id = $1`,
      [room, stay.checkIn, stay.checkOut, new Date(deps.clock())],
    );
    const displaced = await book({ room, stay });
    const story = await heldForPix(app, { room, stay });
    expect([displaced.contested, await hasNights(story.id)]).toEqual([true, true]);
    await story.tell();
    expect((await book({ room, stay })).status).toBe(409);
    expect(await displaced.settle()).toBe(409);
    expect(await hasNights(story.id)).toBe(true);
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });
});

describe("before she pays", () => {
  const seen = async (time: string) => {
    goTo(app, time);
    const { guest, code, tell } = await heldForPix(app);
    const until = async () => {
      const instant = (await guest.api.getPix(code))?.yieldsUntil ?? null;
      return instant && localTime("America/Bahia", instant).time;
    };
    return { until, tell };
  };

  test.each([
    ["10:00", null],
    ["19:10", null],
    ["19:30", "08:00"],
    ["23:00", "08:00"],
    ["07:50", "08:00"],
  ])("the page at %s knows whether her nights may go to another: %s", async (time, until) => {
    expect(await (await seen(time)).until()).toBe(until);
  });

  test("and once it is told by day, it says no more of it", async () => {
    const { until, tell } = await seen("19:40");
    expect(await until()).toBe("08:00");
    await tell();
    expect(await until()).toBeNull();
  });
});
