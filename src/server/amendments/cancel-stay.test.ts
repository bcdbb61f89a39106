import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";

const app = await openTestApp();
const lia = await ownerAt(app);
const DAY = 86_400_000;

test("what was kept of a room stays kept when the rest of the booking is cancelled", async () => {
  const stay = stayAhead(app, 30, 2);
  const otherRooms = [{ listingId: "jangada", guests: adultsOnly(2) }];
  const id = await lia.api.takeManualBooking(manualBooking(app, { stay, otherRooms }));
  const { rooms, total } = await lia.api.getBooking({ bookingId: id });
  const [mar, jangada] = rooms;
  await lia.api.notePayment({ bookingId: id, amount: total, means: "pix" });
  // The policy gives back half from the sixth day on.
  app.passTime(26 * DAY);
  const terms = await lia.api.previewStayCancellation({
    bookingId: id,
    stayId: jangada?.stayId ?? "",
  });
  const half = (jangada?.total ?? 0) / 2;
  expect(terms).toMatchObject({ refund: half, kept: half });
  await lia.api.cancelStay({
    bookingId: id,
    stayId: jangada?.stayId ?? "",
    who: "guest",
    seen: half,
  });
  expect(await lia.api.previewCancellation({ bookingId: id })).toMatchObject({
    refundAmount: (mar?.total ?? 0) / 2,
    refundable: total - half,
  });
});

test("a step that has passed does not begin again when only a later room is left", async () => {
  const stay = stayAhead(app, 30, 2);
  const otherRooms = [{ listingId: "coqueiro", guests: adultsOnly(2) }];
  const booked = manualBooking(app, { listingId: "farol", stay, otherRooms });
  const id = await lia.api.takeManualBooking(booked);
  const { rooms, total, version } = await lia.api.getBooking({ bookingId: id });
  const [farol, coqueiro] = rooms;
  await lia.api.notePayment({ bookingId: id, amount: total, means: "pix" });
  const later = { checkIn: addDays(stay.checkIn, 20), checkOut: addDays(stay.checkOut, 20) };
  const wish = { listingId: "coqueiro", stay: later, stayId: coqueiro?.stayId ?? "" };
  await lia.api.changeStay({ bookingId: id, version, ...wish, price: "keep" });
  app.passTime(26 * DAY);
  const { refund } = await lia.api.previewStayCancellation({
    bookingId: id,
    stayId: farol?.stayId ?? "",
  });
  await lia.api.cancelStay({
    bookingId: id,
    stayId: farol?.stayId ?? "",
    who: "guest",
    seen: refund,
  });
  expect(await lia.api.previewCancellation({ bookingId: id })).toMatchObject({ refundPercent: 50 });
});
