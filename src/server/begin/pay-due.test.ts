import { beforeEach, describe, expect, test } from "vitest";
import { asCommand } from "../../../tests/support/as-command.ts";
import { takePix } from "../../../tests/support/hand-pix.ts";
import { letGuests, linkedGuest, newKey } from "../../../tests/support/linked-guest.ts";
import { atMercadoPago, moneyThere, paymentOf } from "../../../tests/support/page-payments.ts";
import { askForDeposit, confirmed } from "../../../tests/support/stories.ts";
import { takeBy } from "../../../tests/support/take-by.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { PaymentWish } from "../../contract/guest-payment.ts";
import { addDays } from "../../domain/day.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import { openChangeOf } from "../amendments/stay-change.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { reconcile } from "../reconciler/reconcile.ts";

const MINUTE = 60_000;
const HALF = 133_500;
const app = await openTestApp({ mercadoPago: true });
const { deps } = app;
const there = atMercadoPago(app);
const means = ["pix", "card"] as const satisfies OnlineMeans[];

beforeEach(async () => {
  await asCommand(deps.pool, "update property set pix_terms = null, payment_choice = null");
});

/** Paid in the frame, before the house chose otherwise. */
async function booked() {
  await askForDeposit(app);
  const { id, stay } = await confirmed(app);
  await takeBy(deps);
  const guest = await linkedGuest(app, id);
  const begin = (wish: PaymentWish, key = newKey()) =>
    guest.api.beginPayment(guest.code, key, wish);
  const begun = (purpose: PaymentWish["purpose"]) => paymentOf(app, guest.code, purpose);
  return { id, stay, guest, begin, begun, look: () => guest.api.getPayment(guest.code) };
}

async function payThere({ number, page }: { number: number; page: string }, by: OnlineMeans) {
  const { status } = by === "pix" ? await there.payPix(number) : await there.payByCard(page);
  return status;
}

describe.each(means)("what is open of a booking, by %s", (by) => {
  test("is opened once, and is paid once", async () => {
    const { id, guest, begin, begun, look } = await booked();
    expect(await look(), "nothing was begun").toBeNull();
    const key = newKey();
    const wish = { means: by, purpose: "balance" } as const;
    await Promise.all([begin(wish, key), begin(wish, key), begin(wish)]);
    expect(await look()).toMatchObject({ state: "open", ...wish, amount: HALF });
    expect(await guest.booking()).toMatchObject({ payment: wish });
    await payThere(await begun("balance"), by);
    expect(await look()).toMatchObject({ state: "paid", ...wish });
    expect(await guest.booking()).toMatchObject({ open: 0, payment: null });
    expect(moneyThere(app, id)).toEqual({ received: HALF, refunded: 0 });
    await begin(wish, key);
    await begin(wish);
    expect(moneyThere(app, id).received, "asked for no more").toBe(HALF);
  });

  test("ends what was begun by the other means", async () => {
    const { begin, begun, look } = await booked();
    const other = by === "pix" ? "card" : "pix";
    await begin({ means: other, purpose: "balance" });
    const first = await begun("balance");
    await begin({ means: by, purpose: "balance" });
    expect(await payThere(first, other)).toBe(409);
    expect(await look()).toMatchObject({ state: "open", means: by });
    await payThere(await begun("balance"), by);
    expect(await look()).toMatchObject({ state: "paid", means: by });
  });

  test("that nobody pays ends in its time, and can be begun again", async () => {
    const { begin, begun, look } = await booked();
    await begin({ means: by, purpose: "balance" });
    const first = await begun("balance");
    app.passTime(36 * MINUTE);
    expect(await look()).toMatchObject({ state: "ended", pix: null, page: null });
    await begin({ means: by, purpose: "balance" });
    expect((await begun("balance")).checkoutId).not.toBe(first.checkoutId);
    expect(await look()).toMatchObject({ state: "open" });
  });
});

describe.each(means)("the rise of a change, by %s", (by) => {
  async function changing() {
    await letGuests(app, { change: "self" });
    const story = await booked();
    const { id, stay, guest } = story;
    await deps.db.updateTable("property").set({ deposit_terms: null }).execute();
    await guest.api.getBooking(guest.code);
    await story.begin({ means: "pix", purpose: "balance" });
    await payThere(await story.begun("balance"), "pix");
    await story.look();
    const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
    expect(await guest.change({ stay: longer })).toBe("pay");
    return { ...story, id, longer };
  }

  test("is not begun by asking for it, and makes the change once it is paid", async () => {
    const { guest, begin, begun, look, longer } = await changing();
    expect(await look()).toMatchObject({ purpose: "balance", state: "paid" });
    await begin({ means: by, purpose: "change" });
    expect(await look()).toMatchObject({ state: "open", means: by, purpose: "change" });
    await payThere(await begun("change"), by);
    expect(await look()).toMatchObject({ state: "paid", purpose: "change" });
    expect(await guest.booking()).toMatchObject({ ...longer, open: 0 });
  });

  test("ends what was begun by the other means", async () => {
    const { begin, begun, look } = await changing();
    const other = by === "pix" ? "card" : "pix";
    await begin({ means: other, purpose: "change" });
    const first = await begun("change");
    await begin({ means: by, purpose: "change" });
    expect(await payThere(first, other)).toBe(409);
    expect(await look()).toMatchObject({ state: "open", means: by, purpose: "change" });
    expect(await payThere(await begun("change"), by)).toBe(200);
    expect(await look()).toMatchObject({ state: "paid", means: by, purpose: "change" });
  });

  test("can be paid the first way again, after a look at the other", async () => {
    const { guest, begin, begun, look, longer } = await changing();
    const other = by === "pix" ? "card" : "pix";
    for (const one of [by, other, by] as const) await begin({ means: one, purpose: "change" });
    expect(await payThere(await begun("change"), by)).toBe(200);
    expect(await look()).toMatchObject({ state: "paid", means: by, purpose: "change" });
    expect(await guest.booking()).toMatchObject({ ...longer, open: 0 });
  });

  test("is never payable longer than its nights are held", async () => {
    const { id, begin, look, begun } = await changing();
    app.passTime(2 * MINUTE);
    await begin({ means: by, purpose: "change" });
    const held = await openChangeOf(deps.db, id);
    expect((await look())?.until).toBeLessThan(held?.held_until?.getTime() ?? 0);
    const first = await begun("change");
    app.passTime(50 * MINUTE);
    await reconcile(deps);
    expect(await payThere(first, by)).toBe(409);
    await expect(begin({ means: by, purpose: "change" })).rejects.toMatchObject({
      code: "change-gone",
    });
  });
});

describe("a payment of a booking", () => {
  test("is refused by what the house does not take on a page of its own", async () => {
    const { begin, guest } = await booked();
    await takeBy(deps, { card: "stripe", pix: "by-hand" });
    await takePix(app, { onSite: true });
    for (const one of means) {
      const wish = { means: one, purpose: "balance" } as const;
      await expect(begin(wish)).rejects.toMatchObject({ code: "means-not-taken" });
    }
    const ways = { card: "frame", pix: "by-hand" };
    expect(await guest.booking()).toMatchObject({ ways, isPayableByPix: true });
    await takeBy(deps);
    const others = { card: "page", pix: "code" };
    expect(await guest.booking()).toMatchObject({ ways: others, isPayableByPix: false });
    const openPix = guest.api.openPix(guest.code, newKey());
    await expect(openPix).rejects.toMatchObject({ code: "means-not-taken" });
    const frame = guest.api.payBalance(guest.code);
    await expect(frame).rejects.toMatchObject({ code: "means-not-taken" });
  });

  test("ends a Pix to the house's key that is only shown, and none that she says she paid", async () => {
    const { begin, guest } = await booked();
    const openByHand = async () => {
      await takeBy(deps, { pix: "by-hand" });
      await takePix(app, { onSite: true });
      await guest.api.openPix(guest.code, newKey());
      await takeBy(deps);
    };
    await openByHand();
    expect(await guest.booking(), "it stays in sight").toMatchObject({ pix: "shown" });
    await begin({ means: "pix", purpose: "balance" });
    expect(await guest.booking()).toMatchObject({ pix: "ended" });
    await openByHand();
    await guest.api.tellPix(guest.code, newKey());
    await begin({ means: "card", purpose: "balance" });
    expect(await guest.booking()).toMatchObject({ pix: "told" });
  });

  test("needs the link of the booking, and a key", async () => {
    const { begin, guest, id } = await booked();
    const wish = { means: "pix", purpose: "balance" } as const;
    await expect(begin(wish, "x")).rejects.toMatchObject({ code: "form-outdated" });
    await deps.pool.query("update guest_link set ended_at = now() where booking_id = $1", [id]);
    await expect(begin(wish)).rejects.toMatchObject({ code: "link-unknown" });
    const look = guest.api.getPayment((await getBooking(deps.db, id)).code);
    await expect(look).rejects.toMatchObject({ code: "link-unknown" });
  });
});
