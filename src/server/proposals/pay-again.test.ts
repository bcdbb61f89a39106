import { describe, expect, test } from "vitest";
import { newPayer, takePix } from "../../../tests/support/hand-pix.ts";
import { proposed } from "../../../tests/support/proposals.ts";
import { bookingOf, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { answerPix } from "../hand-pix/answer-pix.ts";
import { latestPix } from "../hand-pix/find-pix.ts";
import { tellPix } from "../hand-pix/tell-pix.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";

const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;
const bySystem = { actor: "system", source: "timetable" } as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
await takePix(app);

const settle = (checkoutId: string) => settleCheckout(deps, checkoutId, bySystem);
const end = async (id: string) => closeCheckout(deps, await getBooking(deps.db, id), bySystem);

async function idOf(code: string): Promise<string> {
  const { rows } = await deps.pool.query("select id from booking where code = $1", [code]);
  return rows[0].id;
}

async function receive(bookingId: string, amount: number): Promise<void> {
  const pix = await latestPix(deps.db, bookingId);
  await answerPix(deps, pix?.id ?? "", { kind: "received", amount }, owner);
}

describe("a Pix that was begun", () => {
  test("is ended by no other browser: she may be at her bank", async () => {
    const { payByPix, payByCard, secrets, look } = await proposed(app);
    const code = await payByPix(newPayer());
    const secret = secrets.get(code) ?? "";
    secrets.clear();
    await expect(payByCard()).rejects.toMatchObject({ code: "proposal-waits" });
    await expect(payByPix(newPayer())).rejects.toMatchObject({ code: "proposal-waits" });
    secrets.set(code, secret);
    await payByCard();
    expect(await look()).toMatchObject({ paying: { means: "card" } });
  });

  test("that arrives late has the nights which only another attempt at the same proposal holds", async () => {
    const { payByPix, payByCard, total, look } = await proposed(app);
    const id = await idOf(await payByPix(newPayer()));
    await tellPix(deps, id);
    app.passTime(16 * HOUR);
    await end(id);
    expect(await stateOf(app, id)).toBe("expired");
    const { checkoutId } = await payByCard();
    await receive(id, total);
    expect(await stateOf(app, id)).toBe("confirmed");
    expect(await look()).toMatchObject({ state: "paid" });
    await pay(app, checkoutId);
    await settle(checkoutId);
    expect((await bookingOf(app, checkoutId)).state, "paid twice, kept once").toBe("refunded");
  });

  test("that the house did not find leaves the guest free to pay by card", async () => {
    const { payByPix, payByCard, look } = await proposed(app);
    const id = await idOf(await payByPix(newPayer()));
    await tellPix(deps, id);
    expect(await look()).toMatchObject({ paying: { isTold: true } });
    await expect(payByCard()).rejects.toMatchObject({ code: "proposal-waits" });
    const pix = await latestPix(deps.db, id);
    await answerPix(deps, pix?.id ?? "", { kind: "missing" }, owner);
    expect(await look()).toMatchObject({ paying: { isTold: false } });
    await payByCard();
    expect(await look()).toMatchObject({ paying: { means: "card" } });
  });

  test("that is told after its time is said to whoever would pay again", async () => {
    const { payByPix, look, total } = await proposed(app);
    const id = await idOf(await payByPix(newPayer()));
    app.passTime(HOUR);
    await end(id);
    expect(await look()).toMatchObject({ state: "open", isToldLate: false });
    await tellPix(deps, id);
    expect(await look()).toMatchObject({ state: "open", isToldLate: true });
    await receive(id, total);
    expect(await look()).toMatchObject({ state: "paid", isToldLate: false });
  });

  test("that arrives late leaves the nights to another guest who holds them", async () => {
    const { payByPix, stay, total } = await proposed(app);
    const id = await idOf(await payByPix(newPayer()));
    app.passTime(HOUR);
    await end(id);
    expect((await new Visit(app).book("mar", stay)).statusCode).toBe(200);
    await receive(id, total);
    expect(await stateOf(app, id)).toBe("refunded");
  });
});

describe("a payment that was begun in time", () => {
  test("is not ended for another that could not be begun", async () => {
    const deposit = { percent: 50, balance: "at-property" } as const;
    const { payByCard, payByPix, total, look } = await proposed(app, { deposit, validHours: 1 });
    const { checkoutId } = await payByCard();
    const wrong = { paysAll: false, dueNow: total - 1 };
    await expect(payByCard(wrong)).rejects.toMatchObject({ code: "offer-differs" });
    app.passTime(HOUR - 30 * MINUTE);
    const { checkoutId: later } = await payByCard();
    expect(later, "the same session").toBe(checkoutId);
    app.passTime(31 * MINUTE - 1_000);
    const half = { paysAll: false, dueNow: Math.floor(total / 2) };
    await expect(payByCard(half)).rejects.toMatchObject({ code: "proposal-over" });
    await expect(payByPix(newPayer())).rejects.toMatchObject({ code: "proposal-over" });
    expect(await look()).toMatchObject({ state: "paying", paying: { means: "card" } });
  });
});

test("nights that were held in vain too often yield to whoever pays a proposal", async () => {
  const { stay, payByCard } = await proposed(app);
  for (let time = 0; time < 3; time++) {
    const { checkoutId } = (await new Visit(app).book("mar", stay)).json();
    app.passTime(46 * MINUTE);
    await end((await bookingOf(app, checkoutId)).id);
  }
  expect((await new Visit(app).book("mar", stay)).statusCode).toBe(200);
  const { checkoutId } = await payByCard();
  await pay(app, checkoutId);
  await settle(checkoutId);
  expect((await bookingOf(app, checkoutId)).state).toBe("confirmed");
});

test("one proposal is begun ten times in ten minutes by Pix, and no more", async () => {
  const limited = await openTestApp({ settings: { LIMITS: "true" } });
  await takePix(limited);
  const { payByPix } = await proposed(limited);
  for (let time = 0; time < 10; time++) await payByPix(newPayer());
  await expect(payByPix(newPayer())).rejects.toMatchObject({ code: "too-many-requests" });
  const other = await proposed(limited);
  await expect(other.payByPix(newPayer()), "from the same place").rejects.toMatchObject({
    code: "too-many-requests",
  });
  limited.passTime(11 * MINUTE);
  await payByPix(newPayer());
});
