import { expect, test } from "vitest";
import { type Bench, own, startBench } from "./testing/bench.ts";

const WITH_PIX = { allowed_payment_method_types: ["card" as const, "pix" as const] };

async function takePix(bench: Bench, changes = {}) {
  const { id } = await bench.open({ ...WITH_PIX, ...changes });
  await bench.control(`/sessions/${id}/pay`, { method: "pix" });
  return id;
}

async function eventTypes({ stripe }: Bench) {
  return (await stripe.events.list({}, own)).data.map(({ type }) => type).toReversed();
}

test("the form offers Pix when the session does", async () => {
  const { open, sandbox } = await startBench();
  const { client_secret } = await open(WITH_PIX);
  const page = await fetch(`${sandbox.url}/__pay/embedded?client_secret=${client_secret}`);
  expect(await page.text()).toContain('data-testid="pix-tab-button"');
});

test("a Pix completes the session before the money is there", async () => {
  const bench = await startBench();
  const id = await takePix(bench);
  const session = await bench.stripe.checkout.sessions.retrieve(
    id,
    { expand: ["payment_intent"] },
    own,
  );
  expect(session).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
    payment_intent: { status: "requires_action", amount_received: 0 },
  });
  expect(bench.sandbox.ledger()).toMatchObject([{ amount_captured: 0, paid_at: null }]);
});

test("a Pix that is paid later succeeds asynchronously", async () => {
  const bench = await startBench();
  const id = await takePix(bench);
  await bench.control(`/sessions/${id}/pix`, { outcome: "paid" });
  expect(bench.sandbox.ledger()).toMatchObject([
    { amount_captured: 294_000, payment_status: "paid" },
  ]);
  expect(await eventTypes(bench)).toEqual([
    "checkout.session.completed",
    "payment_intent.succeeded",
    "checkout.session.async_payment_succeeded",
  ]);
  expect(await bench.control(`/sessions/${id}/pix`, { outcome: "failed" })).toMatchObject({
    status: 409,
  });
});

test("an event keeps the object as it was when it happened", async () => {
  const bench = await startBench();
  const id = await takePix(bench);
  await bench.control(`/sessions/${id}/pix`, { outcome: "paid" });
  const types = ["checkout.session.completed"];
  expect((await bench.stripe.events.list({ types }, own)).data).toMatchObject([
    { data: { object: { id, payment_status: "unpaid" } } },
  ]);
});

test("a Pix that fails leaves the session complete and unpaid", async () => {
  const bench = await startBench();
  const id = await takePix(bench);
  await bench.control(`/sessions/${id}/pix`, { outcome: "failed" });
  expect(bench.sandbox.ledger()).toMatchObject([
    { amount_captured: 0, status: "complete", payment_status: "unpaid" },
  ]);
  expect(await eventTypes(bench)).toEqual([
    "checkout.session.completed",
    "payment_intent.payment_failed",
    "checkout.session.async_payment_failed",
  ]);
});

test("a Pix nobody pays fails when its time is over", async () => {
  const bench = await startBench();
  await takePix(bench, { payment_method_options: { pix: { expires_after_seconds: 60 } } });
  bench.passSeconds(59);
  bench.sandbox.ledger();
  expect(await eventTypes(bench)).toHaveLength(1);
  bench.passSeconds(2);
  expect(await eventTypes(bench)).toContain("checkout.session.async_payment_failed");
});
