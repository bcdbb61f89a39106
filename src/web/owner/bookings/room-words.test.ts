import { expect, test } from "vitest";
import type { BookedRoom } from "../../../contract/owner/bookings.ts";
import { day } from "../../../domain/day.ts";
import { adultsOnly } from "../../../domain/guests.ts";
import { dueRooms, roomSituation } from "./room-words.ts";

const today = day("2027-01-12");
const room = (more: Partial<BookedRoom> = {}): BookedRoom => ({
  stayId: "one",
  listingId: "mar",
  name: "Quarto Mar",
  checkIn: today,
  checkOut: day("2027-01-14"),
  guests: adultsOnly(2),
  total: 1,
  checkedIn: false,
  checkedOut: false,
  noShow: false,
  ...more,
});

test.each([
  ["Chega hoje", {}],
  ["Reservado", { checkIn: day("2027-01-13") }],
  ["Sem check-in", { checkIn: day("2027-01-11") }],
  ["Na casa", { checkedIn: true }],
  ["Já saiu", { checkedIn: true, checkedOut: true }],
  ["Não veio", { noShow: true }],
])("a room says for itself: %s", (text, more) => {
  expect(roomSituation(room(more), { state: "confirmed" }, today)?.text).toBe(text);
});

test("a room of a cancelled booking says nothing beside it", () => {
  expect(roomSituation(room(), { state: "cancelled" }, today)).toBeNull();
});

test("rooms are taken together only where all of them are due", () => {
  const late = room({ stayId: "late", checkIn: day("2027-01-13") });
  const gone = room({ stayId: "gone", noShow: true });
  const leaves = room({ stayId: "leaves", checkedIn: true, checkOut: today });
  const stays = room({ stayId: "stays", checkedIn: true });
  const { arriving, leaving } = dueRooms([room(), late, gone, leaves, stays], today);
  expect(arriving.map(({ stayId }) => stayId)).toEqual(["one"]);
  expect(leaving.map(({ stayId }) => stayId)).toEqual(["leaves"]);
});
