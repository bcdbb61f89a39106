import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { atMercadoPago, heldOnPage } from "../../../tests/support/page-payments.ts";
import { stateOf } from "../../../tests/support/stories.ts";
import { takeBy } from "../../../tests/support/take-by.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const MINUTE = 60_000;
const app = await openTestApp({ mercadoPago: true });
const { deps } = app;
await takeBy(deps);
const there = atMercadoPago(app);

const eventsOf = (paymentNumber: number) =>
  deps.db
    .selectFrom("payment_event")
    .select("outcome")
    .where("checkout_id", "=", `mp_payment_${paymentNumber}`)
    .execute();

/** Sends the notice of a payment to the webhook now. */
async function tellOf(paymentNumber: number): Promise<number> {
  const answer = await fetch(`${app.mercadoPago.url}/__control/notifications`);
  const all = (await answer.json()) as { id: number; dataId: string }[];
  const notice = all.find(({ dataId }) => dataId === String(paymentNumber));
  return (await there.give(`/notifications/${notice?.id}/deliver`)).body.status;
}

test("a notice that comes before its payment can be read is refused until it can", async () => {
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.http.server.address() as AddressInfo;
  app.mercadoPago.setWebhookUrl(`http://127.0.0.1:${port}/payment/webhook/mercadopago`);
  await there.webhooks({ mode: "hold" });
  const { page, id } = await heldOnPage(app, "card");
  await there.habits({ earlyMs: MINUTE });
  const { body: payment } = await there.payByCard(page);

  expect(await tellOf(payment.id)).toBe(503);
  expect(await eventsOf(payment.id)).toEqual([]);
  expect(await stateOf(app, id)).toBe("held");

  app.passTime(MINUTE);
  expect(await tellOf(payment.id)).toBe(200);
  expect(await eventsOf(payment.id)).toEqual([{ outcome: "confirmed" }]);
  expect(await stateOf(app, id)).toBe("confirmed");
});
