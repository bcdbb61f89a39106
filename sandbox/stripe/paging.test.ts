import { expect, test } from "vitest";
import { own, startBench } from "./testing/bench.ts";

test("sessions are listed newest first, page by page", async () => {
  const { open, stripe } = await startBench();
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.unshift((await open()).id);

  const first = await stripe.checkout.sessions.list({ limit: 2 }, own);
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.has_more).toBe(true);

  const last = await stripe.checkout.sessions.list({ limit: 3, starting_after: ids[1] ?? "" }, own);
  expect(last.data.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(last.has_more).toBe(false);

  const back = await stripe.checkout.sessions.list({ limit: 1, ending_before: ids[2] ?? "" }, own);
  expect(back).toMatchObject({ has_more: true, data: [{ id: ids[1] }] });
});

test("the SDK pages through everything by itself", async () => {
  const { open, stripe } = await startBench();
  for (let count = 0; count < 7; count++) await open();
  const seen: string[] = [];
  for await (const { id } of stripe.checkout.sessions.list({ limit: 3 }, own)) seen.push(id);
  expect(new Set(seen).size).toBe(7);
});

test("a session that changed its state in between is still a valid cursor", async () => {
  const { open, stripe } = await startBench();
  const oldest = await open();
  const newest = await open();
  const openOnes = { status: "open" as const, limit: 1 };
  expect((await stripe.checkout.sessions.list(openOnes, own)).data[0]?.id).toBe(newest.id);
  await stripe.checkout.sessions.expire(newest.id, {}, own);
  const next = await stripe.checkout.sessions.list({ ...openOnes, starting_after: newest.id }, own);
  expect(next.data.map(({ id }) => id)).toEqual([oldest.id]);
});

test("the list can be narrowed by status, birth and payment intent", async () => {
  const { open, control, stripe, now, passSeconds } = await startBench();
  const paid = (await control(`/sessions/${(await open()).id}/pay`)).body;
  passSeconds(100);
  const later = now();
  const fresh = await open();
  const ids = async (filter: object) =>
    (await stripe.checkout.sessions.list(filter, own)).data.map(({ id }) => id);

  expect(await ids({ status: "complete" })).toEqual([paid.id]);
  expect(await ids({ created: { gte: later } })).toEqual([fresh.id]);
  expect(await ids({ created: { lt: later } })).toEqual([paid.id]);
  expect(await ids({ payment_intent: paid.payment_intent })).toEqual([paid.id]);
});

test("limits, cursors and filters that make no sense are refused", async () => {
  const { open, stripe } = await startBench();
  await open();
  const list = (filter: object) => stripe.checkout.sessions.list(filter, own);
  await expect(list({ limit: 101 })).rejects.toMatchObject({ statusCode: 400, param: "limit" });
  await expect(list({ limit: 0 })).rejects.toMatchObject({ statusCode: 400, param: "limit" });
  await expect(list({ status: "paid" })).rejects.toMatchObject({
    statusCode: 400,
    param: "status",
  });
  await expect(list({ colour: "blue" })).rejects.toMatchObject({ code: "parameter_unknown" });
  await expect(list({ starting_after: "cs_test_none" })).rejects.toMatchObject({
    code: "resource_missing",
    param: "starting_after",
  });
});

test("a list can expand the payment intents in it", async () => {
  const { open, control, stripe } = await startBench();
  await control(`/sessions/${(await open()).id}/pay`);
  await open();
  const { data } = await stripe.checkout.sessions.list({ expand: ["data.payment_intent"] }, own);
  expect(data.map(({ payment_intent }) => payment_intent)).toMatchObject([
    null,
    { object: "payment_intent", status: "succeeded" },
  ]);
});

test("events are listed by type and birth", async () => {
  const { open, control, stripe, now } = await startBench();
  await control(`/sessions/${(await open()).id}/pay`);
  const types = ["checkout.session.completed"];
  const events = await stripe.events.list({ types, created: { gte: now() - 60 } }, own);
  expect(events.data.map(({ type }) => type)).toEqual(types);
  expect((await stripe.events.list({ types, created: { gt: now() + 60 } }, own)).data).toEqual([]);
});
