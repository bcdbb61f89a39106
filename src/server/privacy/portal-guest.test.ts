import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { portalGuest, says } from "../../../tests/support/feeds.ts";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { everything } from "../portal-stays/testing/book.ts";

const app = await openTestApp();
const lia = await ownerAt(app);
const DAY = 86_400_000;

async function completed() {
  const stay = freshStay(app);
  const { bookingId, feed } = await portalGuest(app, stay);
  await lia.api.completePortalStay({ bookingId, version: 1, ...everything });
  return { stay, bookingId, feed };
}

test("the file of a portal's guest says which portal, under which name, and what was written here", async () => {
  const { bookingId } = await completed();
  expect(JSON.parse(await lia.api.exportGuest({ bookingId }))).toMatchObject({
    reservas: [
      {
        nome: "Ana Lima",
        canal: "Booking",
        numeroNoPortal: "guest",
        anotacaoDaCasa: "Traz o cachorro",
        pagamentos: [{ oQue: "Pago ao portal", valor: "R$ 1.200" }],
        historico: expect.arrayContaining([
          { quando: expect.any(String), oQue: "Vendida no portal", quem: "portal" },
        ]),
      },
    ],
  });
});

test("once erased she is named nowhere, and the amounts stay", async () => {
  const { bookingId, stay } = await completed();
  const shift = Date.parse(stay.checkOut) - app.deps.clock() + 125 * DAY;
  app.passTime(shift);
  await lia.api.eraseGuest({ bookingId });
  expect(await lia.api.getBooking({ bookingId })).toMatchObject({
    ...{ guestName: null, erased: true, total: 1_200_00, paid: 1_200_00, note: "" },
    portal: { lacks: [] },
  });
  const { rows } = await app.deps.pool.query(
    "select from portal_stay where booking_id = $1 and uid = 'guest'",
    [bookingId],
  );
  expect(rows).toEqual([]);
  app.passTime(-shift);
});

test("a guest who was erased does not come back with the portal's calendar: the new one is a stranger", async () => {
  const { stay, bookingId, feed } = await completed();
  const other = { uid: "another", ...freshStay(app) };
  const unpaid = { price: null, commission: null, paidTo: "house" } as const;
  await lia.api.completePortalStay({ bookingId, version: 2, ...everything, money: unpaid });
  await says(app, feed.id, [other]);
  await lia.api.eraseGuest({ bookingId });
  await says(app, feed.id, [{ uid: "guest", ...stay }, other]);
  const { rows } = await lia.api.listBookings({ view: "upcoming" });
  const again = rows.find(({ checkIn }) => checkIn === stay.checkIn);
  expect(again).toMatchObject({ guestName: null, erased: false });
  expect(again?.id).not.toBe(bookingId);
});

test("nights that were called closed are a stranger's once their guest is erased, and are still read", async () => {
  const stay = freshStay(app);
  const { bookingId, feed } = await portalGuest(app, stay);
  const mailOnly = { ...everything, guestName: null };
  const { money: _, ...unpriced } = mailOnly;
  await lia.api.completePortalStay({ bookingId, version: 1, ...unpriced });
  await lia.api.callClosed({ bookingId });
  await lia.api.eraseGuest({ bookingId });
  expect(await says(app, feed.id, [{ uid: "guest", ...stay }])).toBe("read");
  const { rows } = await lia.api.listBookings({ view: "upcoming" });
  expect(rows.filter(({ checkIn }) => checkIn === stay.checkIn)).toMatchObject([
    { guestName: null, erased: false },
  ]);
});
