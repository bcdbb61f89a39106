import { expect, test } from "vitest";
import type { StayAtDesk, Today } from "../../../contract/owner/today.ts";
import { day } from "../../../domain/day.ts";
import { guestsToday, guestsTomorrow, roomsCounted, roomsNamed } from "./guests-at-desk.ts";

const today = day("2027-01-12");
const mar: StayAtDesk = {
  bookingId: "b1",
  stayId: "b1",
  roomCount: 2,
  listingId: "mar",
  listingName: "Quarto Mar",
  listingNameToGuest: "Sea Room",
  roomIds: [1],
  checkIn: today,
  checkOut: day("2027-01-14"),
  people: 3,
  children: 1,
  code: "MARE-1",
  guestName: "Nina",
  guestPhone: null,
  guestLink: null,
  language: "en-US",
  total: 669_000,
  paid: 0,
  balance: 669_000,
  note: "",
  companions: [],
  wishes: "",
  channel: "direct",
  expectedArrival: null,
  checkedIn: false,
  version: 1,
  portal: null,
};
const jangada: StayAtDesk = {
  ...mar,
  stayId: "s2",
  listingId: "jangada",
  listingName: "Quarto Jangada",
  listingNameToGuest: "Raft Room",
  roomIds: [3],
  checkOut: day("2027-01-15"),
  people: 5,
  children: 0,
};
const other: StayAtDesk = { ...mar, bookingId: "b2", stayId: "b2", roomCount: 1, guestName: "Zé" };
const empty: Today = {
  today,
  tomorrow: { arrivals: [], departures: [] },
  ...{ arrivals: [], departures: [], inHouse: [], owing: [], nights: [], alerts: [] },
  askedChanges: [],
};

test("rooms with the same matter are one card, which speaks of all of them", () => {
  const { arrivals } = guestsToday({ ...empty, arrivals: [mar, other, jangada] });
  expect(arrivals).toHaveLength(2);
  expect(arrivals[0]).toMatchObject({
    stays: [mar, jangada],
    listingNameToGuest: "Sea Room + Raft Room",
    checkIn: today,
    checkOut: jangada.checkOut,
    people: 8,
    children: 1,
    roomIds: [1, 3],
    showsMoney: true,
  });
  expect(arrivals.map(roomsNamed)).toEqual(["Quarto Mar + Quarto Jangada", "Quarto Mar"]);
  expect(arrivals.map(roomsCounted)).toEqual(["2 quartos", "1 quarto"]);
});

test("rooms with other matters stand in their lanes, and the money with the first", () => {
  const left = { ...mar, checkedIn: true, checkOut: today };
  const stays = { ...jangada, checkedIn: true };
  const { departures, inHouse } = guestsToday({ ...empty, departures: [left], inHouse: [stays] });
  expect(departures[0]).toMatchObject({ showsMoney: true, people: 3 });
  expect(inHouse[0]).toMatchObject({ showsMoney: false, people: 5, balance: 669_000 });
  expect(departures.map(roomsNamed)).toEqual(["Quarto Mar (1 dos 2 quartos)"]);
});

test("tomorrow is told on its own", () => {
  const tomorrow = { arrivals: [jangada], departures: [mar] };
  const { arrivals, departures } = guestsTomorrow({ ...empty, tomorrow, inHouse: [mar] });
  expect([arrivals[0]?.showsMoney, departures[0]?.showsMoney]).toEqual([true, false]);
});
