import { expect, test } from "vitest";
import { startBench } from "../testing/bench.ts";
import { isSigned, receiveNotifications } from "../testing/webhook-receiver.ts";

async function listening(...statuses: number[]) {
  const receiver = await receiveNotifications(...statuses);
  const bench = await startBench({ webhookUrl: receiver.url });
  return { receiver, ...bench };
}

test("a Pix is announced when it is made and when it is paid, signed and without its state", async () => {
  const { receiver, openPix, orders } = await listening();
  const { id } = await openPix();
  await receiver.arrivals(1);
  await orders.payPix(id);
  await receiver.arrivals(2);
  expect(receiver.notifications().map(({ body }) => body.action)).toEqual([
    "payment.created",
    "payment.updated",
  ]);
  for (const one of receiver.notifications()) {
    expect(isSigned(one)).toBe(true);
    expect(isSigned(one, "another secret")).toBe(false);
    expect(Object.fromEntries(one.query)).toEqual({ "data.id": String(id), type: "payment" });
    expect(one.body).toMatchObject({
      data: { id: String(id) },
      id: expect.any(Number),
      live_mode: false,
      type: "payment",
      user_id: expect.any(String),
    });
  }
});

test("an expiry, a refund and a chargeback are announced", async () => {
  const { receiver, openPix, orders, passSeconds, sandbox } = await listening();
  const [paid, left] = [await openPix(), await openPix()];
  await orders.payPix(paid.id);
  await orders.refundByHand(paid.id, 100);
  await orders.openChargeback(paid.id);
  passSeconds(32 * 60);
  sandbox.ledger();
  await receiver.arrivals(7);
  const updates = receiver.notifications().filter(({ body }) => body.action === "payment.updated");
  expect(updates.map(({ body }) => body.data.id).toSorted()).toEqual(
    [paid.id, paid.id, paid.id, left.id].map(String).toSorted(),
  );
  const dispute = receiver.notifications().find(({ body }) => body.type === "topic_chargebacks_wh");
  expect(dispute?.body).toMatchObject({
    data: { payment_id: paid.id },
    actions: [expect.any(String)],
  });
  expect(dispute && isSigned(dispute)).toBe(true);
});

test.each([500, 302, 204])("answered with %i it is tried again, signed anew", async (status) => {
  const { receiver, openPix } = await listening(status);
  await openPix();
  await receiver.arrivals(2);
  const [first, second] = receiver.notifications();
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers["x-request-id"]).not.toBe(first?.headers["x-request-id"]);
  expect(second && isSigned(second)).toBe(true);
});

test("the old style carries no proof", async () => {
  const { receiver, openPix, orders } = await listening();
  await orders.webhookStyle({ form: "ipn" });
  const { id } = await openPix();
  await receiver.arrivals(1);
  const [one] = receiver.notifications();
  expect(Object.fromEntries(one?.query ?? [])).toEqual({ topic: "payment", id: String(id) });
  expect(one?.headers).not.toHaveProperty("x-signature");
  expect(one?.headers).not.toHaveProperty("x-request-id");
});

test("too early, the payment is announced but not found", async () => {
  const { receiver, openPreference, orders, call, passSeconds } = await listening();
  await orders.habits({ earlyMs: 60_000 });
  const { id: preference } = await openPreference();
  await orders.payByCard(preference);
  await receiver.arrivals(1);
  const read = () => call("GET", `/v1/payments/${receiver.notifications()[0]?.body.data.id}`);
  expect(await read()).toMatchObject({ status: 404 });
  passSeconds(61);
  expect(await read()).toMatchObject({ status: 200, body: { status: "approved" } });
});

test("an id with letters is signed as sent or in lower case", async () => {
  const { receiver, orders } = await listening();
  await orders.notify("order", "ORD01ABC");
  await receiver.arrivals(1);
  await orders.webhookStyle({ signedId: "lower_case" });
  await orders.notify("order", "ORD01ABC");
  await receiver.arrivals(2);
  expect(receiver.notifications().map(({ query }) => query.get("data.id"))).toEqual([
    "ORD01ABC",
    "ORD01ABC",
  ]);
  expect(receiver.notifications().map((one) => isSigned(one))).toEqual([true, false]);
});

test("merchant orders can be announced besides", async () => {
  const { receiver, openPreference, orders } = await listening();
  await orders.habits({ merchantOrders: true });
  const { id } = await openPreference();
  await orders.payByCard(id);
  await receiver.arrivals(2);
  expect(
    receiver
      .notifications()
      .map(({ body }) => body.type)
      .toSorted(),
  ).toEqual(["payment", "topic_merchant_order_wh"]);
});

test("a notification can be delivered again, in another style", async () => {
  const { receiver, openPix, orders } = await listening();
  await openPix();
  await receiver.arrivals(1);
  const { id } = receiver.notifications()[0]?.body ?? {};
  expect(await orders.give(`/notifications/${id}/deliver`, { form: "ipn" })).toMatchObject({
    body: { status: 200 },
  });
  expect(receiver.notifications()[1]?.query.get("topic")).toBe("payment");
});
