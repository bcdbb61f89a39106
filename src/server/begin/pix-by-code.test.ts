import { describe, expect, test } from "vitest";
import { newPayer } from "../../../tests/support/hand-pix.ts";
import { newKey } from "../../../tests/support/linked-guest.ts";
import {
  atMercadoPago,
  heldOnPage,
  moneyThere,
  paymentOf,
  sendRefundsOf,
  wishFor,
} from "../../../tests/support/page-payments.ts";
import { browserOn } from "../../../tests/support/pay-browser.ts";
import { stateOf } from "../../../tests/support/stories.ts";
import { takeBy } from "../../../tests/support/take-by.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { AppError } from "../../domain/app-error.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";

const MINUTE = 60_000;
const app = await openTestApp({ mercadoPago: true });
const { deps } = app;
await takeBy(deps, { payee: "Mare Mansa Ltda" });
const bank = atMercadoPago(app);
const byWebhook = { actor: "provider", source: "webhook" } as const;

const timeIsUp = async (id: string) =>
  closeCheckout(deps, await getBooking(deps.db, id), { actor: "system", source: "timetable" });

describe("a Pix whose code we show", () => {
  test("is shown with its code, its payee and its end, which is never after the hold's", async () => {
    const { look, dueNow, id } = await heldOnPage(app, "pix");
    const payment = await look();
    expect(payment).toMatchObject({ state: "open", means: "pix", purpose: "booking" });
    expect(payment).toMatchObject({ amount: dueNow, payee: "Mare Mansa Ltda", page: null });
    expect(payment?.pix?.brCode).toMatch(/^000201/);
    expect(payment?.pix?.qr.path).toContain("M");
    const { hold_expires_at } = await getBooking(deps.db, id);
    expect(payment?.until).toBeLessThan(hold_expires_at?.getTime() ?? 0);
    expect((await bank.ledger()).at(-1)).toMatchObject({ status: "pending", amount: dueNow });
  });

  test("confirms the booking by itself, for whoever typed her name, whoever pays", async () => {
    const { look, number, id, payer, dueNow } = await heldOnPage(app, "pix");
    await bank.payPix(number, { by: "stranger" });
    expect(await look()).toMatchObject({ state: "paid", pix: null });
    expect(await getBooking(deps.db, id)).toMatchObject({
      state: "confirmed",
      guest_name: payer.name,
      guest_email: payer.email,
      guest_phone: payer.phone,
    });
    expect(moneyThere(app, id)).toEqual({ received: dueNow, refunded: 0 });
  });

  test("counts if it was paid in its last second, also if nobody looks until the hold ends", async () => {
    const { number, id, look } = await heldOnPage(app, "pix");
    const until = (await look())?.until ?? 0;
    app.passTime(until - 1_000 - deps.clock());
    await bank.payPix(number);
    app.passTime(11 * MINUTE);
    await timeIsUp(id);
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("that comes after the hold takes the nights if they are free", async () => {
    const { look, number, id, checkoutId } = await heldOnPage(app, "pix");
    app.passTime(36 * MINUTE);
    expect((await bank.payPix(number)).status, "its own time is over first").toBe(409);
    app.passTime(10 * MINUTE);
    await timeIsUp(id);
    expect(await look()).toMatchObject({ state: "ended", pix: null });
    await bank.payPix(number, { late: true });
    await settleCheckout(deps, checkoutId, byWebhook);
    expect(await stateOf(app, id)).toBe("confirmed");
    expect(await look()).toMatchObject({ state: "paid" });
  });

  test("that comes after the nights are somebody else's goes back", async () => {
    const first = await heldOnPage(app, "pix");
    app.passTime(46 * MINUTE);
    await timeIsUp(first.id);
    const { listingId, stay, guests, means, dueNow } = first;
    const other = { payer: newPayer(), listingId, stay, guests, means, dueNow };
    await browserOn(app).api.hold(newKey(), other);
    await bank.payPix(first.number, { late: true });
    await settleCheckout(deps, first.checkoutId, byWebhook);
    await sendRefundsOf(app, first.id);
    expect(await first.look()).toMatchObject({ state: "returned" });
    expect(await stateOf(app, first.id)).toBe("refunded");
    expect(moneyThere(app, first.id)).toEqual({ received: dueNow, refunded: dueNow });
  });

  test("that was paid twice is kept once", async () => {
    const { look, number, id, dueNow } = await heldOnPage(app, "pix");
    await bank.payPix(number, { times: 2 });
    expect(await look()).toMatchObject({ state: "paid" });
    await sendRefundsOf(app, id);
    expect(moneyThere(app, id)).toEqual({ received: 2 * dueNow, refunded: dueNow });
    expect(await look()).toMatchObject({ state: "paid" });
  });

  test("of another amount goes back whole, and its nights are free", async () => {
    const { look, number, id } = await heldOnPage(app, "pix");
    await bank.payPix(number, { amount: "half" });
    expect(await look()).toMatchObject({ state: "returned" });
    expect(await stateOf(app, id)).toBe("expired");
    const { received, refunded } = moneyThere(app, id);
    expect(received).toBeGreaterThan(0);
    expect(refunded).toBe(received);
  });

  test("given back at the provider before we knew of it confirms nothing", async () => {
    const { look, number, id } = await heldOnPage(app, "pix");
    await bank.payPix(number);
    await bank.refundByHand(number);
    expect(await look()).toMatchObject({ state: "returned" });
    expect(await stateOf(app, id)).toBe("refunded");
  });

  test("given back at the provider afterwards is known once the books are compared", async () => {
    const { look, number, id, dueNow } = await heldOnPage(app, "pix");
    await bank.payPix(number);
    expect(await look()).toMatchObject({ state: "paid" });
    await bank.refundByHand(number);
    await reconcile(deps);
    expect(await look()).toMatchObject({ state: "returned" });
    expect(await stateOf(app, id)).toBe("confirmed");
    const refunds = await deps.db
      .selectFrom("refund")
      .select(["amount", "state", "reason"])
      .where("booking_id", "=", id)
      .execute();
    expect(refunds).toEqual([{ amount: dueNow, state: "succeeded", reason: "goodwill" }]);
  });

  test("whose time is over is begun again from the same browser", async () => {
    const { api, look, number, id, ...rest } = await heldOnPage(app, "pix");
    const { listingId, stay, guests, means, payer, dueNow } = rest;
    app.passTime(36 * MINUTE);
    expect(await look()).toMatchObject({ state: "ended", pix: null });
    const wish = { listingId, stay, guests, means, payer, dueNow };
    const again = await api.hold(newKey(), wish);
    const payment = await paymentOf(app, again.code);
    expect(payment.id).not.toBe(id);
    expect(payment.number).not.toBe(number);
    await bank.payPix(payment.number);
    expect(await payment.look()).toMatchObject({ state: "paid" });
  });

  test("of an account without a Pix key is refused, and frees the nights", async () => {
    const wish = await wishFor(app, "pix");
    await bank.habits({ pixKey: false });
    const refused = await browserOn(app)
      .api.hold(newKey(), wish)
      .catch((error: AppError) => error);
    await bank.habits({ pixKey: true });
    expect(refused).toMatchObject({ code: "payment-unavailable" });
    const other = { ...wish, payer: newPayer() };
    expect(await browserOn(app).api.hold(newKey(), other)).toMatchObject({ at: "payment" });
  });

  test("is one in two tabs, and the provider may be away while its page is open", async () => {
    const { api, look, checkoutId, code, ...rest } = await heldOnPage(app, "pix");
    const { listingId, stay, guests, means, payer, dueNow } = rest;
    const wish = { listingId, stay, guests, means, payer, dueNow };
    expect(await api.hold(newKey(), wish)).toEqual({ code, at: "payment" });
    expect((await paymentOf(app, code)).checkoutId).toBe(checkoutId);
    await bank.fault({ path: "*", mode: "error_before", times: 9 });
    expect(await look()).toMatchObject({ state: "open" });
    await bank.clearFaults();
  });
});
