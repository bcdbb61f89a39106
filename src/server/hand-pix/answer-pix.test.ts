import { describe, expect, test } from "vitest";
import { goTo, heldForPix, takePix } from "../../../tests/support/hand-pix.ts";
import { proposed } from "../../../tests/support/proposals.ts";
import { confirmed, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import type { PixAnswer } from "../../contract/owner/hand-pix.ts";
import { addDays, type Day, day } from "../../domain/day.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { statementOf } from "../bookings/statement.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { answerPix } from "./answer-pix.ts";
import { latestPix } from "./find-pix.ts";
import { listPixOf } from "./list-pix.ts";

const HOUR = 60 * 60_000;
const app = await openTestApp();
const { deps } = app;
await takePix(app, { onSite: true });
const owner = { actor: "person:dona", source: "admin" } as const;

const answer = (pixId: string, given: PixAnswer) => answerPix(deps, pixId, given, owner);
const money = async (id: string) => statementOf(deps.db, await getBooking(deps.db, id));

async function mailsOf(id: string): Promise<string[]> {
  const { rows } = await deps.pool.query("select kind from mail where booking_id = $1", [id]);
  return rows.map(({ kind }) => kind);
}

async function alertsOf(id: string): Promise<string[]> {
  const { rows } = await deps.pool.query(
    "select kind from alert where booking_id = $1 and resolved_at is null and kind <> 'mail-not-sent'",
    [id],
  );
  return rows.map(({ kind }) => kind);
}

/** A Pix that the guest says is paid, and whose deadline has passed. */
async function overdue() {
  goTo(app, "10:00");
  const story = await heldForPix(app);
  await story.tell();
  app.passTime(3 * HOUR);
  await reconcile(deps);
  expect(await stateOf(app, story.id)).toBe("expired");
  return story;
}

describe("a Pix that arrived", () => {
  test("makes a booking of the hold, with the guest's name as she typed it", async () => {
    const { id, pixId, payer, tell, dueNow, guest, code } = await heldForPix(app);
    await tell();
    await answer(pixId, { kind: "received", amount: dueNow });
    expect(await getBooking(deps.db, id)).toMatchObject({
      state: "confirmed",
      guest_name: payer.name,
      guest_email: payer.email,
      guest_phone: payer.phone,
    });
    expect(await money(id)).toMatchObject({ paid: dueNow, open: 0 });
    expect(await mailsOf(id)).toEqual(expect.arrayContaining(["confirmation", "owner-notice"]));
    expect(await guest.api.getPix(code)).toMatchObject({ state: "received" });
    const { payments } = await guest.booking();
    expect(payments).toMatchObject([{ means: "pix", amount: dueNow }]);
    expect(await latestPix(deps.db, id)).toMatchObject({ email_hash: null, phone_hash: null });
  });

  test("counts even if the guest never said so", async () => {
    const { id, pixId, dueNow } = await heldForPix(app);
    await answer(pixId, { kind: "received", amount: dueNow });
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("of less leaves the rest open", async () => {
    const { id, pixId, dueNow } = await heldForPix(app);
    await answer(pixId, { kind: "received", amount: dueNow - 10_000 });
    expect(await stateOf(app, id)).toBe("confirmed");
    expect(await money(id)).toMatchObject({ paid: dueNow - 10_000, open: 10_000 });
    const [shown] = await listPixOf(deps.db, id);
    expect(shown).toMatchObject({ amount: dueNow, received: dueNow - 10_000 });
  });

  test("of more is a typo, unless the owner insists: then the rest is owed back by hand", async () => {
    const { id, pixId, dueNow } = await heldForPix(app);
    const more = { kind: "received", amount: dueNow + 5_000 } as const;
    await expect(answer(pixId, more)).rejects.toThrow("more-than-open");
    expect(await stateOf(app, id)).toBe("held");
    await answer(pixId, { ...more, evenMore: true });
    expect(await stateOf(app, id)).toBe("confirmed");
    const { open, returns } = await money(id);
    expect(open).toBe(0);
    expect(returns).toMatchObject([{ amount: 5_000, state: "by-hand", reason: "excess" }]);
  });

  test("is answered once, also by two people at once", async () => {
    const { id, pixId, dueNow, tell } = await heldForPix(app);
    await tell();
    const part = { kind: "received", amount: dueNow / 2 } as const;
    const both = [1, 2].map(() => answer(pixId, part));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.toSorted((one, other) => one.status.localeCompare(other.status))).toEqual([
      { status: "fulfilled", value: undefined },
      { status: "rejected", reason: expect.objectContaining({ code: "pix-answered" }) },
    ]);
    await expect(answer(pixId, { kind: "missing" })).rejects.toThrow("pix-answered");
    expect(await money(id)).toMatchObject({ received: dueNow / 2 });
  });

  test("cannot be of a day that has not come, or of another year", async () => {
    const { id, pixId, dueNow } = await heldForPix(app);
    const today = await todayAtProperty(deps);
    const arrived = (on: Day) => answer(pixId, { kind: "received", amount: dueNow, on });
    await expect(arrived(addDays(today, 1))).rejects.toThrow("day-impossible");
    await expect(arrived(day("2020-01-01"))).rejects.toThrow("day-impossible");
    expect(await stateOf(app, id)).toBe("held");
    await arrived(today);
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("is one that was asked for", async () => {
    await expect(answer("no-id", { kind: "missing" })).rejects.toThrow("pix-unknown");
  });
});

describe("after the hold", () => {
  test("the guest knows what becomes of her money, and the owner that she has to look", async () => {
    const { id, room, stay, pixId } = await overdue();
    expect(await mailsOf(id)).toContain("pix-ended");
    expect(await alertsOf(id)).toEqual(["pix-unanswered"]);
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
    await answer(pixId, { kind: "missing" });
    expect(await alertsOf(id)).toEqual([]);
    await reconcile(deps);
    expect(await alertsOf(id)).toEqual([]);
    expect(await mailsOf(id)).toContain("pix-missing");
  });

  test("the house still sees that the guest waits, until it answers", async () => {
    const { id, pixId } = await overdue();
    const unanswered = { state: "ended", toldAt: expect.any(Number) };
    expect(await listPixOf(deps.db, id)).toMatchObject([unanswered]);
    await answer(pixId, { kind: "missing" });
    expect(await listPixOf(deps.db, id)).toMatchObject([{ state: "ended", toldAt: null }]);
  });

  test("it becomes a booking if the nights are free", async () => {
    const { id, pixId, dueNow } = await overdue();
    await answer(pixId, { kind: "received", amount: dueNow });
    expect(await stateOf(app, id)).toBe("confirmed");
    expect(await alertsOf(id)).toEqual([]);
  });

  test("it is owed back by hand, with words to both, if somebody else has paid them", async () => {
    const { id, pixId, dueNow, room, stay } = await overdue();
    const visit = new Visit(app);
    const { checkoutId } = (await visit.book(room, stay)).json();
    await pay(app, checkoutId);
    expect((await visit.settle(checkoutId)).statusCode).toBe(200);
    await answer(pixId, { kind: "received", amount: dueNow });
    expect(await stateOf(app, id)).toBe("refunded");
    const { returns, open } = await money(id);
    expect(open).toBe(0);
    expect(returns).toMatchObject([{ amount: dueNow, state: "by-hand", reason: "nights-lost" }]);
    expect(await mailsOf(id)).toEqual(expect.arrayContaining(["nights-lost", "owner-nights-lost"]));
    expect(await alertsOf(id)).toEqual(["nights-lost"]);
  });

  test("it is owed back too if somebody holds them", async () => {
    const { id, pixId, dueNow, room, stay } = await overdue();
    await new Visit(app).book(room, stay);
    await answer(pixId, { kind: "received", amount: dueNow });
    expect(await stateOf(app, id)).toBe("refunded");
  });
});

describe("a Pix that did not arrive", () => {
  test("keeps the nights until its time is over, and may arrive after all", async () => {
    goTo(app, "10:00");
    const { id, pixId, tell, guest, code, dueNow } = await heldForPix(app);
    await expect(answer(pixId, { kind: "missing" })).rejects.toThrow("pix-answered");
    await tell();
    await answer(pixId, { kind: "missing" });
    expect(await stateOf(app, id)).toBe("held");
    expect(await guest.api.getPix(code)).toMatchObject({ state: "missing" });
    expect(await mailsOf(id)).toContain("pix-missing");
    await answer(pixId, { kind: "received", amount: dueNow });
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("and was answered so, ends without another word", async () => {
    goTo(app, "10:00");
    const { id, pixId, tell } = await heldForPix(app);
    await tell();
    await answer(pixId, { kind: "missing" });
    app.passTime(3 * HOUR);
    await reconcile(deps);
    expect(await stateOf(app, id)).toBe("expired");
    expect(await mailsOf(id)).not.toContain("pix-ended");
    expect(await alertsOf(id)).toEqual([]);
  });
});

test("a proposal is paid by Pix in the same way", async () => {
  const { payByPix, total } = await proposed(app);
  const code = await payByPix();
  const booking = await deps.db
    .selectFrom("booking")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  const pix = await latestPix(deps.db, booking.id);
  await answer(pix?.id ?? "", { kind: "received", amount: total });
  expect(await stateOf(app, booking.id)).toBe("confirmed");
});

test("a booking that is cancelled ends its Pix; what arrives later is owed back", async () => {
  const { id } = await confirmed(app);
  await deps.pool.query("update booking set channel = 'phone' where id = $1", [id]);
  const { total } = await getBooking(deps.db, id);
  await deps.pool.query(
    `insert into hand_pix (booking_id, purpose, amount, state, made_at, told_at)
     values ($1, 'balance', $2, 'told', now(), now())`,
    [id, total],
  );
  const pix = await latestPix(deps.db, id);
  await cancelBooking(deps, id, owner, { who: "guest" });
  expect(await latestPix(deps.db, id)).toMatchObject({ state: "ended", answered_at: null });
  const late = { kind: "received", amount: 1_000 } as const;
  await expect(answer(pix?.id ?? "", late)).rejects.toThrow("more-than-open");
  await answer(pix?.id ?? "", { ...late, evenMore: true });
  const { returns } = await money(id);
  expect(returns).toMatchObject([{ reason: "cancelled" }, { amount: 1_000, state: "by-hand" }]);
});
