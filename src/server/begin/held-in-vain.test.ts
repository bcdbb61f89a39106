import { expect, test } from "vitest";
import { askInside } from "../../../tests/faults/client.ts";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, stayAhead, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { addDays } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import { closedStays } from "../channels/our-calendar.ts";
import { sendMail } from "../mail/send-mail.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { watchHoarding } from "../reconciler/watch-hoarding.ts";
import { sendRefund } from "../refunds/send-refund.ts";

const MINUTE = 60_000;
const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
const lia = await ownerAt(app);

async function hold(room: string, stay: Stay) {
  const visit = new Visit(app);
  const answer = await askInside(() => visit.book(room, stay));
  const { checkoutId = "", contested = false } = answer.json();
  return { visit, status: answer.statusCode, checkoutId: checkoutId as string, told: contested };
}

const said = ({ status, told }: Awaited<ReturnType<typeof hold>>) => ({ status, told });

/** The hold expires unpaid, and another visitor holds the nights at once. */
async function lapse(room: string, stay: Stay): Promise<void> {
  expect((await hold(room, stay)).status).toBe(200);
  app.passTime(46 * MINUTE);
  await reconcile(deps);
}

async function release(room: string, stay: Stay, afterMinutes: number): Promise<void> {
  const { visit, status } = await hold(room, stay);
  expect(status).toBe(200);
  app.passTime(afterMinutes * MINUTE);
  await visit.post(calls.releaseCheckout.path);
}

const hasAlert = async () => {
  const { alerts } = await lia.api.today();
  return alerts.some(({ kind }) => kind === "held-in-vain");
};

test("one request per 35 minutes does not keep the best week off sale: it is who pays first's", async () => {
  const week = stayAhead(app, 43, 6);
  for (let round = 0; round < 2; round++) await lapse("casa-inteira", week);
  const bot = await hold("casa-inteira", week);
  expect(said(bot)).toEqual({ status: 200, told: true });

  const honest = await hold("mar", { ...week, checkIn: addDays(week.checkIn, 2) });
  expect(said(honest)).toEqual({ status: 200, told: true });
  await pay(app, honest.checkoutId);
  expect((await honest.visit.settle(honest.checkoutId)).statusCode).toBe(200);
  await pay(app, bot.checkoutId);
  expect((await bot.visit.settle(bot.checkoutId)).statusCode).toBe(409);
  const due = await deps.db.selectFrom("refund").select("id").where("state", "=", "due").execute();
  for (const { id } of due) await sendRefund(deps, id);
  const { amount_captured, amount_refunded } = ledgerOf(app, bot.checkoutId) ?? {};
  expect(amount_refunded).toBe(amount_captured);
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

test("up to 90 minutes a hold keeps others out, however the time came together", async () => {
  const stay = stayAhead(app, 60, 3);
  await lapse("farol", stay);
  for (const minutes of [4, 0, 1, 4, 30]) await release("farol", stay, minutes);
  const first = await hold("farol", stay);
  expect(first.told).toBe(false);
  expect((await hold("farol", stay)).status).toBe(409);
  app.passTime(6 * MINUTE);
  await first.visit.post(calls.releaseCheckout.path);

  expect(said(await hold("farol", stay))).toEqual({ status: 200, told: true });
  expect(said(await hold("farol", stay))).toEqual({ status: 200, told: true });
  const beside = stayAhead(app, 66, 3);
  expect(said(await hold("farol", beside))).toEqual({ status: 200, told: false });
  expect((await hold("farol", beside)).status).toBe(409);
});

test("held and given up before five minutes, again and again under new names, it is served", async () => {
  const week = stayAhead(app, 140, 6);
  const again = async () => {
    await release("casa-inteira", week, 4);
    return hold("casa-inteira", week);
  };
  for (let round = 0; round < 22; round++) await release("casa-inteira", week, 4);
  const honest = { ...week, checkIn: addDays(week.checkIn, 1) };
  const bot = await again();
  expect(said(bot)).toEqual({ status: 200, told: true });
  const guest = await hold("mar", honest);
  expect(said(guest)).toEqual({ status: 200, told: true });
  await pay(app, guest.checkoutId);
  expect((await guest.visit.settle(guest.checkoutId)).statusCode).toBe(200);
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

test("a day later a hold keeps others out again", async () => {
  const stay = stayAhead(app, 80, 2);
  for (let round = 0; round < 3; round++) await release("coqueiro", stay, 31);
  const last = await hold("coqueiro", stay);
  expect(last.told).toBe(true);
  await last.visit.post(calls.releaseCheckout.path);
  app.passTime(24 * 60 * MINUTE);
  expect(said(await hold("coqueiro", stay))).toEqual({ status: 200, told: false });
  expect((await hold("coqueiro", stay)).status).toBe(409);
});

test("the owner is told once which nights they are, and it ends by itself", async () => {
  // She was alerted about other nights today.
  app.passTime(46 * MINUTE);
  await reconcile(deps);
  app.passTime(25 * 60 * MINUTE);
  await watchHoarding(deps);
  expect(await hasAlert()).toBe(false);
  const stay = stayAhead(app, 90, 4);
  for (let round = 0; round < 3; round++) await release("jangada", stay, 31);
  await watchHoarding(deps);
  await watchHoarding(deps);
  const { alerts } = await lia.api.today();
  expect(alerts.filter(({ kind }) => kind === "held-in-vain")).toMatchObject([
    { held: { listingName: "Quarto Jangada", stay } },
  ]);
  const owed = await deps.db.selectFrom("mail").select("id").where("sent_at", "is", null).execute();
  for (const { id } of owed) await sendMail(deps, id);
  const told = app.mail.messages().filter(({ subject }) => /muito tempo.*Jangada/.test(subject));
  expect(told).toHaveLength(1);
  app.passTime(25 * 60 * MINUTE);
  await watchHoarding(deps);
  expect(await hasAlert()).toBe(false);
});

test("portals hear of nights when they are sold, not while somebody may pay for them", async () => {
  const stay = stayAhead(app, 120, 2);
  const told = async () => {
    const closed = await closedStays(deps.db, { listingId: "mar", feedId: null }, stay.checkIn);
    return closed.some(({ checkIn }) => checkIn === stay.checkIn);
  };
  const { visit, checkoutId } = await hold("mar", stay);
  expect(await told()).toBe(false);
  await pay(app, checkoutId);
  await visit.settle(checkoutId);
  expect(await told()).toBe(true);
});
