import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import {
  bookingOf,
  freshStay,
  loseBooking,
  manualBooking,
  stateOf,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { calendarFileUrl } from "../../contract/page-urls.ts";
import { askedOf } from "../../domain/account.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import type { Stay } from "../../domain/stay.ts";
import { readAccount } from "../account/read-account.ts";
import { sessionOrder } from "../begin/session-order.ts";
import { writeLetter } from "../mail/write-letter.ts";
import type { Mail } from "../outbox/mark-mail.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { findSessionRow } from "../settle/payment-session.ts";
import type { BookedStay } from "./booking.ts";
import { getBooking } from "./find-booking.ts";

const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
const lia = await ownerAt(app);

const family = { guests: 3, otherRooms: [{ quartoId: "jangada", guests: 5 }] };
const PARTIES = { mar: 3, jangada: 5 };
const otherRooms = [{ listingId: "jangada", guests: adultsOnly(5) }];
const MAR = 306_000;
const JANGADA = 363_000;

async function heldTogether(stay: Stay = freshStay(app)) {
  const visit = new Visit(app);
  const answer = await visit.book("mar", stay, family);
  const { checkoutId } = answer.json();
  return { visit, stay, status: answer.statusCode, checkoutId };
}

async function boughtTogether() {
  const { visit, stay, checkoutId } = await heldTogether();
  await pay(app, checkoutId);
  expect((await visit.settle(checkoutId)).statusCode).toBe(200);
  const booking = await bookingOf(app, checkoutId);
  return { id: booking.id, stay, checkoutId, stays: booking.stays };
}

async function sessionOrderOf(checkoutId: string) {
  const row = await findSessionRow(deps.db, checkoutId);
  if (!row) throw new Error("no session");
  return sessionOrder(deps, await getBooking(deps.db, row.booking_id), row);
}

async function roomsTakenBy(id: string): Promise<string[]> {
  const { rows } = await deps.pool.query(
    `select name || ' ' || lower(stay) || ' ' || upper(stay) as taken
     from occupied_nights join physical_room on physical_room.id = physical_room_id
     where booking_id = $1 order by 1`,
    [id],
  );
  return rows.map(({ taken }) => taken);
}

const partiesOf = (stays: readonly BookedStay[]) =>
  Object.fromEntries(stays.map(({ listing_id, adults }) => [listing_id, adults]));
const cost = async (id: string) => (await readAccount(deps.db, id)).total;

describe("several rooms in one booking", () => {
  test("are held, paid, confirmed and told as one", async () => {
    const { id, stay, stays } = await boughtTogether();
    const booking = await getBooking(deps.db, id);
    expect(booking).toMatchObject({ state: "confirmed", listing_id: "mar", total: MAR + JANGADA });
    expect(booking).toMatchObject({ adults: 8, check_in: stay.checkIn, check_out: stay.checkOut });
    expect(partiesOf(stays)).toEqual(PARTIES);
    expect(await roomsTakenBy(id)).toHaveLength(2);
    const { rooms, lines } = await lia.api.getBooking({ bookingId: id });
    expect(rooms).toMatchObject([{ name: "Quarto Mar" }, { name: "Quarto Jangada" }]);
    expect(rooms.map(({ total }) => total)).toEqual([MAR, JANGADA]);
    const named = new Set(lines.map(({ room }) => room));
    expect([...named]).toEqual(["Quarto Mar", "Quarto Jangada"]);
  });

  test("are told to the guest room by room, with one total", async () => {
    const { visit, checkoutId, stay } = await heldTogether();
    const { returnUrl } = await sessionOrderOf(checkoutId);
    expect(returnUrl).toContain("people=8&com=jangada.5.0.0");
    await pay(app, checkoutId);
    const record = (await visit.settle(checkoutId)).json();
    expect(record).toMatchObject({ quarto: "Quarto Mar e Quarto Jangada", total: 6690 });
    const dates = { dataEntrada: stay.checkIn, dataSaida: stay.checkOut };
    expect(record.quartos).toMatchObject([
      { quarto: "Quarto Mar", hospedes: { adultos: 3 }, ...dates },
      { quarto: "Quarto Jangada", hospedes: { adultos: 5 }, ...dates },
    ]);
    const { id } = await bookingOf(app, checkoutId);
    const letter = await writeLetter(deps, { kind: "confirmation", booking_id: id } as Mail);
    expect(letter?.text).toMatch(/Quarto Jangada\s+5 adultos/);
    expect(letter?.text).toMatch(/R\$\s6\.690/);
    const file = await visit.get(calendarFileUrl(checkoutId));
    expect(file.body.replace(/\r\n /g, "")).toContain("Quarto Jangada: 5 adultos");
  });

  test("are held all or none", async () => {
    const stay = freshStay(app);
    await lia.api.takeManualBooking(manualBooking(app, { listingId: "jangada", stay }));
    const { status, visit } = await heldTogether(stay);
    expect(status).toBe(409);
    expect((await visit.book("mar", stay)).statusCode).toBe(200);
  });

  test("are the same hold when asked for again, and another with other people", async () => {
    const { visit, stay, checkoutId } = await heldTogether();
    expect((await visit.book("mar", stay, family)).json().checkoutId).toBe(checkoutId);
    const fewer = { guests: 2, otherRooms: [{ quartoId: "jangada", guests: 5 }] };
    expect((await visit.book("mar", stay, fewer)).json().checkoutId).not.toBe(checkoutId);
  });

  test.each([
    ["the same room twice", [{ quartoId: "mar", guests: 1 }]],
    ["a room and the house that it is in", [{ quartoId: "casa-inteira", guests: 1 }]],
    ["four rooms", ["farol", "coqueiro", "jangada"].map((quartoId) => ({ quartoId, guests: 1 }))],
  ])("are never %s", async (_, otherRooms) => {
    const answer = await new Visit(app).book("mar", freshStay(app), { guests: 1, otherRooms });
    expect(answer.statusCode).toBe(422);
  });

  test("come back whole after a restore", async () => {
    const { id, checkoutId } = await boughtTogether();
    const before = await roomsTakenBy(id);
    await loseBooking(app, id);
    await reconcile(deps);
    expect(await stateOf(app, id)).toBe("confirmed");
    expect(await roomsTakenBy(id)).toEqual(before);
    const booking = await bookingOf(app, checkoutId);
    expect(partiesOf(booking.stays)).toEqual(PARTIES);
    expect(booking.total).toBe(MAR + JANGADA);
  });

  test("are all refunded if one was lost before the payment came", async () => {
    const { visit, stay, checkoutId } = await heldTogether();
    const { id } = await bookingOf(app, checkoutId);
    await pay(app, checkoutId);
    await deps.pool.query("delete from occupied_nights where booking_id = $1", [id]);
    await lia.api.takeManualBooking(manualBooking(app, { listingId: "jangada", stay }));
    expect((await visit.settle(checkoutId)).statusCode).toBe(409);
    expect(await stateOf(app, id)).toBe("refunded");
    expect(await roomsTakenBy(id)).toEqual([]);
    expect(await readAccount(deps.db, id)).toMatchObject({ refunding: MAR + JANGADA });
  });

  test("are taken by hand for one agreed total, shared out by the list", async () => {
    const wish = { guests: adultsOnly(3), otherRooms, total: 600_001 };
    const id = await lia.api.takeManualBooking(manualBooking(app, wish));
    const rooms = [{ total: 274_440 }, { total: 325_561 }];
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({ total: 600_001, rooms });
  });
});

describe("one of several rooms", () => {
  test("is moved alone, at its own price", async () => {
    const { id, stay, stays } = await boughtTogether();
    const [mar, jangada] = stays;
    const later = { ...stay, checkOut: addDays(stay.checkOut, 1) };
    const change = { stayId: jangada?.id ?? "", listingId: "jangada", stay: later };
    const preview = await lia.api.previewStayChange({ bookingId: id, ...change });
    expect(preview).toMatchObject({ takers: [], total: MAR + JANGADA });
    expect(preview.difference?.amount).toBe(JANGADA / 3);
    const { version } = await lia.api.getBooking({ bookingId: id });
    const changed = { bookingId: id, stay, price: "keep" } as const;
    await lia.api.changeStay({ ...changed, ...change, version, price: "difference" });
    const booking = await getBooking(deps.db, id);
    expect(booking).toMatchObject({ check_in: stay.checkIn, check_out: later.checkOut });
    expect(booking.total).toBe(MAR + JANGADA + JANGADA / 3);
    expect(booking.stays[0]).toMatchObject({ id: mar?.id, check_out: stay.checkOut });
    expect((await roomsTakenBy(id)).join()).toContain(later.checkOut);
    await expect(
      lia.api.changeStay({ ...changed, version: version + 1, listingId: "farol" }),
    ).rejects.toMatchObject({ code: "invalid-request" });
  });

  test("is cancelled alone, with its share of what was paid", async () => {
    const { id, stays } = await boughtTogether();
    const room = { bookingId: id, stayId: stays[1]?.id ?? "" };
    const terms = await lia.api.previewStayCancellation(room);
    expect(terms).toMatchObject({ price: JANGADA, paid: JANGADA, refund: JANGADA, kept: 0 });
    const cancel = (seen: number) => lia.api.cancelStay({ ...room, who: "guest", seen });
    await expect(cancel(1)).rejects.toMatchObject({
      code: "refund-differs",
    });
    await cancel(JANGADA);
    const after = await lia.api.getBooking({ bookingId: id });
    const { rooms, cancelledRooms, journal, listingName } = after;
    expect([rooms, cancelledRooms]).toMatchObject([
      [{ name: "Quarto Mar", total: MAR }],
      [{ name: "Quarto Jangada", total: 0 }],
    ]);
    expect(listingName).toBe("Quarto Mar");
    expect(journal.find(({ event }) => event === "room-cancelled")).toMatchObject({
      rooms: ["Quarto Jangada"],
      facts: { refund: JANGADA, kept: 0 },
    });
    expect(await roomsTakenBy(id)).toHaveLength(1);
    expect(await getBooking(deps.db, id)).toMatchObject({ adults: 3, total: MAR });
    const account = await readAccount(deps.db, id);
    expect(account).toMatchObject({ received: MAR + JANGADA, refunding: JANGADA });
    expect(askedOf(account)).toBe(0);
    const other = { ...room, stayId: stays[0]?.id ?? "" };
    const last = lia.api.cancelStay({ ...other, who: "guest", seen: MAR });
    await expect(last).rejects.toMatchObject({ code: "booking-not-cancellable" });
  });

  test("leaves the deposit's share with the guest, and the rest of the other room open", async () => {
    const wish = { guests: adultsOnly(3), otherRooms };
    const id = await lia.api.takeManualBooking(manualBooking(app, wish));
    await lia.api.notePayment({ bookingId: id, amount: 200_000, means: "pix" });
    const [mar] = (await getBooking(deps.db, id)).stays;
    const room = { bookingId: id, stayId: mar?.id ?? "" };
    const { refund } = await lia.api.previewStayCancellation(room);
    expect(refund).toBe(Math.floor((200_000 * MAR) / (MAR + JANGADA)));
    await lia.api.cancelStay({ ...room, who: "guest", seen: refund });
    expect(await cost(id)).toBe(JANGADA);
    expect(askedOf(await readAccount(deps.db, id))).toBe(JANGADA - 200_000 + refund);
    expect(await getBooking(deps.db, id)).toMatchObject({ listing_id: "jangada", adults: 5 });
  });

  test("leaves before the other, and the booking has left when both have", async () => {
    const stay = freshStay(app);
    const id = await lia.api.takeManualBooking(manualBooking(app, { stay, otherRooms }));
    const [, jangada] = (await getBooking(deps.db, id)).stays;
    const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
    const change = { stayId: jangada?.id ?? "", listingId: "jangada", stay: longer };
    const changed = { bookingId: id, version: 1, ...change };
    await lia.api.changeStay({ ...changed, price: "keep", guestKnows: true });
    const early = () => lia.api.checkIn({ bookingId: id });
    await expect(early()).rejects.toMatchObject({ code: "check-in-too-early" });
    const days = Math.round((Date.parse(`${stay.checkOut}T15:00Z`) - deps.clock()) / 86_400_000);
    app.passTime(days * 86_400_000);
    await lia.api.checkIn({ bookingId: id });
    const { balance } = await lia.api.getBooking({ bookingId: id });
    await lia.api.checkOut({ bookingId: id, evenOpen: balance });
    expect(await getBooking(deps.db, id)).toMatchObject({ checked_out_at: null });
    app.passTime(86_400_000);
    await lia.api.checkOut({ bookingId: id, evenOpen: balance });
    expect((await getBooking(deps.db, id)).checked_out_at).not.toBeNull();
  });
});
