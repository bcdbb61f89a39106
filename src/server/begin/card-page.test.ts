import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
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

const MINUTE = 60_000;
const app = await openTestApp({ mercadoPago: true });
const { deps } = app;
await takeBy(deps);
const there = atMercadoPago(app);

afterEach(async () => {
  app.mercadoPago.setWebhookUrl(null);
  await there.clearFaults();
});

type Preference = { readonly id: string; readonly external_reference: string };

/** A page refers to the session that it was opened for. */
async function pagesOf(checkoutId: string): Promise<Preference[]> {
  const answer = await fetch(`${app.mercadoPago.url}/__control/preferences`);
  const all = (await answer.json()) as Preference[];
  return all.filter((one) => checkoutId.endsWith(one.external_reference));
}

describe("a card on the provider's own page", () => {
  test("says where to go, who is there, and what the parcelas cost", async () => {
    const { look, dueNow, page, id } = await heldOnPage(app, "card");
    const payment = await look();
    expect(payment).toMatchObject({ state: "open", means: "card", amount: dueNow, pix: null });
    expect(payment?.page).toEqual({ url: expect.stringContaining(page), label: "Mercado Pago" });
    expect(payment?.installments.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(payment?.installments[0]).toEqual({ count: 1, each: dueNow, total: dueNow });
    const { hold_expires_at } = await getBooking(deps.db, id);
    expect(payment?.until).toBeLessThan(hold_expires_at?.getTime() ?? 0);
  });

  test("confirms the booking when its guest comes back, in parcelas like at once", async () => {
    const { look, page, id, dueNow, payer } = await heldOnPage(app, "card");
    await there.payByCard(page, { installments: 3, email: "outra@exemplo.example" });
    expect(await look()).toMatchObject({ state: "paid", page: null, installments: [] });
    const guest = { guest_name: payer.name, guest_email: payer.email };
    expect(await getBooking(deps.db, id)).toMatchObject({ state: "confirmed", ...guest });
    expect(moneyThere(app, id)).toEqual({ received: dueNow, refunded: 0 });
  });

  test("that was declined can be tried again until its time is over", async () => {
    const { look, page } = await heldOnPage(app, "card");
    await there.payByCard(page, { card: "4000000000000002" });
    expect(await look()).toMatchObject({ state: "open" });
    await there.payByCard(page);
    expect(await look()).toMatchObject({ state: "paid" });
  });

  test("is known by the webhook alone if the tab was closed", async () => {
    await app.http.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.http.server.address() as AddressInfo;
    app.mercadoPago.setWebhookUrl(`http://127.0.0.1:${port}/payment/webhook/mercadopago`);
    const { page, id } = await heldOnPage(app, "card");
    await there.payByCard(page);
    await expect.poll(() => stateOf(app, id), { timeout: 5_000 }).toBe("confirmed");
  });

  test("is known by the books alone if the webhook was lost and nobody comes back", async () => {
    const { page, id } = await heldOnPage(app, "card");
    await there.payByCard(page);
    app.passTime(6 * MINUTE);
    await reconcile(deps);
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("that was paid twice is kept once", async () => {
    const { look, page, id, dueNow } = await heldOnPage(app, "card");
    await there.payByCard(page);
    await there.payByCard(page);
    expect(await look()).toMatchObject({ state: "paid" });
    await sendRefundsOf(app, id);
    expect(moneyThere(app, id)).toEqual({ received: 2 * dueNow, refunded: dueNow });
  });

  test("that was opened twice is one, and is ended as one", async () => {
    const { api } = browserOn(app);
    const wish = await wishFor(app, "card");
    await there.fault({ path: "/checkout/preferences", method: "POST", mode: "cut_after" });
    const key = newKey();
    await expect(api.hold(key, wish)).rejects.toMatchObject({ code: "payment-unavailable" });
    const { code } = await api.hold(key, wish);
    const { checkoutId, look } = await paymentOf(app, code);
    const pages = await pagesOf(checkoutId);
    expect(pages).toHaveLength(1);
    expect(await look()).toMatchObject({ state: "open" });
    const other = { ...wish, means: "pix" } as const;
    await api.hold(newKey(), other);
    expect(await look()).toMatchObject({ state: "ended" });
    for (const page of pages) expect((await there.payByCard(page.id)).status).toBe(409);
  });

  test("left by 'Back' for a Pix can no longer be paid", async () => {
    const { api, page, look, id, ...rest } = await heldOnPage(app, "card");
    const { listingId, stay, guests, payer, dueNow } = rest;
    const wish = { listingId, stay, guests, payer, dueNow };
    const { code } = await api.hold(newKey(), { ...wish, means: "pix" });
    expect(await stateOf(app, id)).toBe("expired");
    expect(await look()).toMatchObject({ state: "ended", page: null });
    expect((await there.payByCard(page)).status).toBe(409);
    const pix = await paymentOf(app, code);
    expect(await pix.look()).toMatchObject({ state: "open", means: "pix" });
  });

  test("paid just before she chose otherwise is her booking", async () => {
    const { api, page, id, ...rest } = await heldOnPage(app, "card");
    const { listingId, stay, guests, payer, dueNow, code } = rest;
    await there.payByCard(page);
    const wish = { listingId, stay, guests, payer, dueNow, means: "pix" } as const;
    const refused = await api.hold(newKey(), wish).catch((error: AppError) => error);
    expect(refused).toMatchObject({ code: "nights-taken", details: { bookingCode: code } });
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("sent again by the same form after it was paid leads to its page", async () => {
    const { api } = browserOn(app);
    const wish = await wishFor(app, "card");
    const key = newKey();
    const begun = await api.hold(key, wish);
    const { page, id } = await paymentOf(app, begun.code);
    await there.payByCard(page);
    expect(await api.hold(key, wish)).toEqual(begun);
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("has no parcelas to show while they cannot be told, or where cards are paid in a frame", async () => {
    const { api } = browserOn(app);
    expect((await api.quoteInstallments(240_000)).length).toBe(6);
    await there.fault({ path: "*", mode: "error_before", times: 9 });
    expect(await api.quoteInstallments(180_000)).toEqual([]);
    await takeBy(deps, { card: "stripe" });
    expect(await api.quoteInstallments(240_000)).toEqual([]);
    await takeBy(deps);
  });

  test("keeps its parcelas after the house has chosen another provider for cards", async () => {
    const { look } = await heldOnPage(app, "card");
    await takeBy(deps, { card: "stripe" });
    const payment = await look();
    await takeBy(deps);
    expect(payment).toMatchObject({ state: "open", page: { label: "Mercado Pago" } });
    expect(payment?.installments.length).toBe(6);
  });
});
