import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { own, startBench } from "./testing/bench.ts";
import { receiveEvents } from "./testing/webhook-receiver.ts";

const HALF_HOUR = 30 * 60;

test("a session past its end is expired, closed and announced", async () => {
  const receiver = await receiveEvents();
  const { open, stripe, now, passSeconds } = await startBench({ webhookUrl: receiver.url });
  const { id } = await open({ expires_at: now() + HALF_HOUR + 10 });

  passSeconds(HALF_HOUR);
  expect(await stripe.checkout.sessions.retrieve(id, {}, own)).toMatchObject({ status: "open" });
  passSeconds(10);
  expect(await stripe.checkout.sessions.retrieve(id, {}, own)).toMatchObject({
    status: "expired",
    payment_status: "unpaid",
    client_secret: null,
  });
  await receiver.arrivals(1);
  expect(receiver.types()).toEqual(["checkout.session.expired"]);
});

test("the announcement goes out without anybody asking", async () => {
  const receiver = await receiveEvents();
  const { open, passSeconds } = await startBench({ webhookUrl: receiver.url });
  await open();
  passSeconds(24 * 60 * 60);
  await receiver.arrivals(1);
});

test("an expired session cannot be paid any more", async () => {
  const { open, control, passSeconds, sandbox } = await startBench();
  const { id } = await open();
  passSeconds(24 * 60 * 60);
  expect(await control(`/sessions/${id}/pay`)).toMatchObject({ status: 409 });
  expect(sandbox.ledger()).toMatchObject([{ status: "expired", amount_captured: 0 }]);
});

test("a paid session does not expire", async () => {
  const { open, control, passSeconds, sandbox } = await startBench();
  await control(`/sessions/${(await open()).id}/pay`);
  passSeconds(48 * 60 * 60);
  expect(sandbox.ledger()).toMatchObject([{ status: "complete", payment_status: "paid" }]);
});

test("an expired session cancels the intent of a declined attempt", async () => {
  const { open, control, stripe, sandbox } = await startBench();
  const { id } = await open();
  await control(`/sessions/${id}/pay`, { card: "4000000000000002" });
  await stripe.checkout.sessions.expire(id, {}, own);
  const intent = String(sandbox.ledger()[0]?.payment_intent);
  expect(await stripe.paymentIntents.retrieve(intent, {}, own)).toMatchObject({
    status: "canceled",
  });
});

test("a restarted sandbox still knows its sessions, keys and money", async () => {
  const folder = await mkdtemp(join(tmpdir(), "payments-sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const stateFile = join(folder, "books.json");

  const before = await startBench({ stateFile });
  const { id } = await before.open({}, { idempotencyKey: "checkout:hold-1:1" });
  await before.control(`/sessions/${id}/pay`);
  const ledger = before.sandbox.ledger();
  await before.sandbox.close();

  const after = await startBench({ stateFile });
  expect(after.sandbox.ledger()).toEqual(ledger);
  expect(ledger).toMatchObject([{ session: id, amount_captured: 294_000 }]);
  expect(await after.open({}, { idempotencyKey: "checkout:hold-1:1" })).toMatchObject({ id });
});
