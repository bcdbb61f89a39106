import { expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import {
  bookingOf,
  ledgerOf,
  paid,
  refundByHand,
  stateOf,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, stayAhead, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { readAccount } from "../account/read-account.ts";
import { expireHold } from "../bookings/expire-hold.ts";
import { lockBooking } from "../bookings/find-booking.ts";
import { sendMail } from "../mail/send-mail.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { receiveEvent } from "./receive-event.ts";

const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
const lia = await ownerAt(app);

/** Paid, and refunded in the provider's dashboard before it was settled here. */
async function givenBack(room = "farol", amount?: number) {
  const story = await paid(app, room);
  await refundByHand(app, story.checkoutId, amount);
  return story;
}

const byWebhook = (checkoutId: string) =>
  receiveEvent(deps, {
    id: `evt_${checkoutId}`,
    type: "checkout.session.completed",
    ours: true,
    checkoutId,
    refundId: null,
  });

const mailsOf = (bookingId: string) =>
  deps.db.selectFrom("mail").select(["id", "kind"]).where("booking_id", "=", bookingId).execute();

const ways: [string, (checkoutId: string) => Promise<unknown>][] = [
  ["the webhook", byWebhook],
  ["the success page", (checkoutId) => new Visit(app).settle(checkoutId)],
  ["the reconciler", () => reconcile(deps)],
];

test.each(ways)(
  "all of it given back before %s settles it: no booking, free nights, everybody told",
  async (_, settle) => {
    const { id, checkoutId, room, stay } = await givenBack();
    await settle(checkoutId);
    await reconcile(deps);
    expect(await stateOf(app, id)).toBe("refunded");
    const answer = await new Visit(app).settle(checkoutId);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "payment-returned"]);
    expect(answer.json().bookingCode).toBe((await bookingOf(app, checkoutId)).code);
    const { alerts } = await lia.api.today();
    expect(alerts.filter(({ bookingId }) => bookingId === id)).toMatchObject([
      { kind: "payment-returned" },
    ]);
    const [mail, ...more] = await mailsOf(id);
    expect([mail?.kind, more]).toEqual(["payment-returned", []]);
    await sendMail(deps, mail?.id ?? "");
    expect(app.mail.messages()[0]?.text).toContain("antes de a reserva se confirmar");
    expect(ledgerOf(app, checkoutId)?.refunds).toHaveLength(1);
    expect(await brokenInvariants(deps.pool)).toEqual([]);
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
  },
);

/** Refunded while another guest holds the nights. */
async function givenBackAndLost(room: string, amount?: number) {
  const story = await givenBack(room, amount);
  const cause = { actor: "system", source: "timetable" } as const;
  await deps.db
    .transaction()
    .execute(async (tx) =>
      expireHold({ tx, cause, at: new Date(deps.clock()) }, await lockBooking(tx, story.id)),
    );
  await new Visit(app).book(room, story.stay);
  await byWebhook(story.checkoutId);
  expect(await stateOf(app, story.id)).toBe("refunded");
  return story;
}

const refundsOf = (id: string) =>
  deps.db
    .selectFrom("refund")
    .select(["reason", "state", "amount"])
    .where("booking_id", "=", id)
    .orderBy("amount")
    .execute();

test("all of it given back for nights that were lost: nothing goes back twice", async () => {
  const { id } = await givenBackAndLost("coqueiro");
  expect(await refundsOf(id)).toMatchObject([{ reason: "goodwill", state: "succeeded" }]);
});

test("a part of it given back for nights that were lost: done at once, and the rest is owed", async () => {
  const { id, checkoutId } = await givenBackAndLost("mar", 50_000);
  const paid = ledgerOf(app, checkoutId)?.amount_captured ?? 0;
  expect(await refundsOf(id)).toEqual([
    { reason: "goodwill", state: "succeeded", amount: 50_000 },
    { reason: "nights-lost", state: "due", amount: paid - 50_000 },
  ]);
  const { received, refunding, refunded } = await readAccount(deps.db, id);
  expect([received, refunding, refunded]).toEqual([paid, paid, 50_000]);
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

test("a part of it given back: confirmed, and the guest does not owe it again", async () => {
  const { id, checkoutId } = await givenBack("jangada", 50_000);
  await byWebhook(checkoutId);
  const booking = await lia.api.getBooking({ bookingId: id });
  expect(booking).toMatchObject({ state: "confirmed", balance: 0 });
  expect(booking.paid).toBe(booking.total);
  expect((await mailsOf(id)).map(({ kind }) => kind).sort()).toEqual([
    "confirmation",
    "owner-notice",
  ]);
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

test("in a contested room too, the nights are one guest's: whoever pays for them and keeps it so", async () => {
  const early = await givenBack("mar");
  await byWebhook(early.checkoutId);
  const hoarders = [new Visit(app), new Visit(app)];
  for (const [index, visit] of hoarders.entries()) {
    await visit.book("mar", stayAhead(app, 400 + index * 30, 28));
  }
  const next = new Visit(app);
  const { checkoutId } = (await next.book("mar", early.stay)).json();
  await pay(app, checkoutId);
  expect((await next.settle(checkoutId)).statusCode).toBe(200);
  expect((await new Visit(app).settle(early.checkoutId)).statusCode).toBe(409);
  expect(await brokenInvariants(deps.pool)).toEqual([]);
  for (const visit of hoarders) await visit.post(calls.releaseCheckout.path);
});
