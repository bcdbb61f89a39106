import { expect, test } from "vitest";
import { atMercadoPago, heldOnPage } from "../../../tests/support/page-payments.ts";
import { takeBy } from "../../../tests/support/take-by.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { lookAtPayment } from "./look-at-payment.ts";

const app = await openTestApp({ mercadoPago: true, settings: { LIMITS: "true" } });
await takeBy(app.deps);
const bank = atMercadoPago(app);

test("tabs that wait ask the provider every three seconds, however many they are", async () => {
  const { id, number } = await heldOnPage(app, "pix");
  let asked = 0;
  const { payments } = app.deps;
  const findSession = (checkoutId: string) => {
    asked += 1;
    return payments.findSession(checkoutId);
  };
  const deps = { ...app.deps, payments: { ...payments, findSession } };
  const booking = await getBooking(deps.db, id);
  const look = async () => (await lookAtPayment(deps, booking))?.state;
  expect(await Promise.all([look(), look(), look()])).toEqual(["open", "open", "open"]);
  expect(asked).toBe(1);
  await bank.payPix(number);
  expect(await look()).toBe("open");
  app.passTime(3_000);
  expect(await look()).toBe("paid");
  expect(asked).toBe(2);
  expect(await look(), "final").toBe("paid");
  expect(asked).toBe(2);
});

test("a provider that still looks at a card is told as processing, also between two questions", async () => {
  const { id, page } = await heldOnPage(app, "card");
  await bank.payByCard(page);
  const { payments } = app.deps;
  const findSession = async (checkoutId: string) => {
    const session = await payments.findSession(checkoutId);
    return session && { ...session, status: "processing" as const };
  };
  const deps = { ...app.deps, payments: { ...payments, findSession } };
  const booking = await getBooking(deps.db, id);
  const look = async () => (await lookAtPayment(deps, booking))?.state;
  expect([await look(), await look()]).toEqual(["processing", "processing"]);
});
