import { describe, expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { portalGuest, says } from "../../../tests/support/feeds.ts";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { completed, everything } from "./testing/book.ts";

const app = await openTestApp();
const lia = await ownerAt(app);

async function stranger() {
  const stay = freshStay(app);
  const { bookingId: id, listing, feed } = await portalGuest(app, stay);
  return { id, listing, feed, stay };
}

describe("completing a portal's guest", () => {
  test("writes down everything that the calendar does not say, and follows no reading", async () => {
    const { id, feed, stay } = await stranger();
    await lia.api.completePortalStay({ bookingId: id, version: 1, ...everything });
    await says(app, feed.id, [{ uid: "guest", ...stay }]);
    const guest = await lia.api.getBooking({ bookingId: id });
    expect(guest).toMatchObject({ ...completed, portal: { commission: 180_00, lacks: [] } });
    expect(guest.money).toMatchObject([{ kind: "payment", means: "portal", amount: 1_200_00 }]);
    expect(guest).toMatchObject({ guestLink: null, mails: [] });
  });

  test("who pays here owes the price; who is corrected to have paid the portal owes nothing", async () => {
    const { id } = await stranger();
    const here = { ...everything, money: { ...everything.money, paidTo: "house" } } as const;
    await lia.api.completePortalStay({ bookingId: id, version: 1, ...here });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      total: 1_200_00,
      balance: 1_200_00,
    });
    await lia.api.completePortalStay({ bookingId: id, version: 2, ...everything });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      total: 1_200_00,
      balance: 0,
    });
    await lia.api.completePortalStay({ bookingId: id, version: 3, ...here });
    const corrected = await lia.api.getBooking({ bookingId: id });
    expect(corrected).toMatchObject({ balance: 1_200_00, paid: 0 });
  });

  test("another price keeps what was added by hand and paid here", async () => {
    const { id } = await stranger();
    await lia.api.completePortalStay({ bookingId: id, version: 1, ...everything });
    await lia.api.addExtra({ bookingId: id, amount: 80_00, words: "Transfer" });
    await lia.api.notePayment({ bookingId: id, amount: 80_00, means: "pix" });
    const dearer = { ...everything, money: { ...everything.money, price: 1_500_00 } };
    await lia.api.completePortalStay({ bookingId: id, version: 2, ...dearer });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      total: 1_580_00,
      balance: 0,
    });
    const none = { price: null, commission: null, paidTo: "house" } as const;
    await lia.api.completePortalStay({ bookingId: id, version: 3, ...everything, money: none });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      total: 80_00,
      paid: 80_00,
    });
  });

  test("a part of it leaves the rest open, and says what is missing", async () => {
    const { id } = await stranger();
    const { money: _, ...contact } = everything;
    await lia.api.completePortalStay({ bookingId: id, version: 1, ...contact, guests: null });
    expect((await lia.api.getBooking({ bookingId: id })).portal?.lacks).toEqual([
      "people",
      "price",
    ]);
  });

  test("refuses an older version, a commission above the price, and a booking of ours", async () => {
    const { id } = await stranger();
    const wrong = { ...everything, money: { ...everything.money, commission: 1_300_00 } };
    await expect(
      lia.api.completePortalStay({ bookingId: id, version: 1, ...wrong }),
    ).rejects.toThrow("commission-too-high");
    await lia.api.completePortalStay({ bookingId: id, version: 1, ...everything });
    await expect(
      lia.api.completePortalStay({ bookingId: id, version: 1, ...everything }),
    ).rejects.toThrow("changed-meanwhile");
    const ours = await lia.api.takeManualBooking({
      ...{ listingId: "mar", stay: freshStay(app), guests: everything.guests, channel: "phone" },
      ...{ guestName: "Caio", guestEmail: null, guestPhone: null, note: "" },
    });
    await expect(
      lia.api.completePortalStay({ bookingId: ours, version: 1, ...everything }),
    ).rejects.toThrow("booking-not-here");
  });

  test("is the team's too, but for the money", async () => {
    const { id } = await stranger();
    const rui = await helperAt(app);
    await expect(
      rui.api.completePortalStay({ bookingId: id, version: 1, ...everything }),
    ).rejects.toThrow("not-allowed");
    const { money: _, ...contact } = everything;
    await rui.api.completePortalStay({ bookingId: id, version: 1, ...contact });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      guestName: "Ana Lima",
      total: 0,
    });
  });
});

describe("what the portal decides", () => {
  test("is refused here: other dates, the end, mails, a link", async () => {
    const { id, listing } = await stranger();
    await lia.api.completePortalStay({ bookingId: id, version: 1, ...everything });
    const change = { listingId: listing, stay: freshStay(app) };
    for (const attempt of [
      () => lia.api.changeStay({ bookingId: id, version: 2, ...change, price: "keep" }),
      () => lia.api.previewStayChange({ bookingId: id, ...change }),
      () => lia.api.cancelBooking({ bookingId: id, who: "guest", refund: "all" }),
      () => lia.api.resendMail({ bookingId: id }),
      () => lia.api.renewGuestLink({ bookingId: id }),
    ]) {
      await expect(attempt()).rejects.toThrow("portal-decides");
    }
  });

  test("the reception does as for everybody: check-in, money, check-out, receipt", async () => {
    const { id, stay } = await stranger();
    const here = { ...everything, money: { ...everything.money, paidTo: "house" } } as const;
    await lia.api.completePortalStay({ bookingId: id, version: 1, ...here });
    const shift = Date.parse(`${stay.checkIn}T15:00:00Z`) - app.deps.clock();
    app.passTime(shift);
    expect((await lia.api.today()).arrivals).toMatchObject([
      { bookingId: id, guestName: "Ana Lima", people: 2, portal: { isRead: true } },
    ]);
    await lia.api.checkIn({ bookingId: id });
    await lia.api.notePayment({ bookingId: id, amount: 1_200_00, means: "pix" });
    const { payments } = await lia.api.getBooking({ bookingId: id });
    expect(await lia.api.issueReceipt({ paymentId: payments[0]?.id ?? "" })).toMatchObject({
      number: 1,
    });
    await lia.api.checkOut({ bookingId: id });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      checkedOut: true,
      balance: 0,
    });
    app.passTime(-shift);
  });
});
