import { expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { portalGuest } from "../../../tests/support/feeds.ts";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { ManualBooking } from "../../contract/owner/bookings.ts";
import { addDays } from "../../domain/day.ts";
import { everything } from "./testing/book.ts";

const app = await openTestApp();
const lia = await ownerAt(app);
const rui = await helperAt(app);

const wish = (more: Pick<ManualBooking, "listingId" | "stay">): ManualBooking => ({
  guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 },
  guestName: "Ana Lima",
  guestEmail: "ana@exemplo.example",
  guestPhone: null,
  channel: "phone",
  total: 900_00,
  paid: { amount: 300_00, means: "pix" },
  note: "Berço",
  ...more,
});

test("a guest noted over a portal's stay with the same room and dates is that stay's", async () => {
  const stay = freshStay(app);
  const { listing, bookingId } = await portalGuest(app, stay);
  expect(await lia.api.takeManualBooking(wish({ listingId: listing, stay }))).toBe(bookingId);
  expect(await lia.api.getBooking({ bookingId })).toMatchObject({
    ...{ guestName: "Ana Lima", channel: "booking", total: 900_00, paid: 300_00, note: "Berço" },
    portal: { isRead: true, lacks: [] },
    mails: [],
  });
});

test("over what was called only closed, somebody comes after all", async () => {
  const stay = freshStay(app);
  const { listing, bookingId } = await portalGuest(app, stay);
  await lia.api.callClosed({ bookingId });
  expect(await lia.api.takeManualBooking(wish({ listingId: listing, stay }))).toBe(bookingId);
  expect(await lia.api.getBooking({ bookingId })).toMatchObject({
    state: "confirmed",
    total: 900_00,
  });
});

test("with other dates, or over a guest with a name, it is refused, and told who is there", async () => {
  const stay = freshStay(app, 4);
  const { listing, bookingId } = await portalGuest(app, stay);
  const shorter = { ...stay, checkOut: addDays(stay.checkOut, -1) };
  const note = (dates: typeof stay) =>
    lia.api.takeManualBooking(wish({ listingId: listing, stay: dates }));
  await expect(note(shorter)).rejects.toThrow("nights-taken");
  expect(await lia.api.findTakers({ listingId: listing, stay: shorter })).toEqual([
    { kind: "booking", guestName: null, channel: "booking", bookingId, ...stay },
  ]);
  await note(stay);
  await expect(note(stay)).rejects.toThrow("nights-taken");
});

test("what she pays is the portal's to say: a completed price stays, and none is made up", async () => {
  const stay = freshStay(app);
  const { listing, bookingId } = await portalGuest(app, stay);
  const { money, ...unpriced } = everything;
  await lia.api.completePortalStay({ bookingId, version: 1, ...unpriced, guestName: null, money });
  const { total: _, paid: __, ...unsaid } = wish({ listingId: listing, stay });
  await lia.api.takeManualBooking(unsaid);
  expect(await lia.api.getBooking({ bookingId })).toMatchObject({
    ...{ guestName: "Ana Lima", total: money.price, paid: money.price },
    ...{ guestPhone: everything.guestPhone, portal: { commission: money.commission } },
  });
  const other = freshStay(app);
  const fresh = await portalGuest(app, other);
  await lia.api.takeManualBooking({ ...unsaid, listingId: fresh.listing, stay: other });
  expect(await lia.api.getBooking({ bookingId: fresh.bookingId })).toMatchObject({
    ...{ guestName: "Ana Lima", total: 0, balance: 0, portal: { lacks: ["price"] } },
  });
});

test("only the owner takes back that nobody comes", async () => {
  const stay = freshStay(app);
  const { listing, bookingId } = await portalGuest(app, stay);
  await lia.api.callClosed({ bookingId });
  const { total: _, ...unsaid } = wish({ listingId: listing, stay });
  await expect(rui.api.takeManualBooking(unsaid)).rejects.toThrow("nights-taken");
});
