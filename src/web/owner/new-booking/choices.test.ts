import { expect, test } from "vitest";
import type { OfferedRoom, RoomsOffer } from "../../../contract/owner/room-offers.ts";
import type { Taker } from "../../../contract/owner/timeline.ts";
import { day } from "../../../domain/day.ts";
import { adultsOnly } from "../../../domain/guests.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { choicesOf, chosenIn, obstacleIn, pickWords, roomsToPick } from "./choices.ts";

const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
const rita: Taker = {
  ...{ kind: "booking", guestName: "Rita Cunha", channel: "phone", bookingId: "1" },
  ...stay,
};
const room = (listingId: string, more: Partial<OfferedRoom> = {}): OfferedRoom => ({
  ...{ listingId, name: `Quarto ${listingId}`, capacity: 3, published: true, wholeHouse: false },
  ...{ photo: null, total: 200_000, lines: [], takers: [], completes: null },
  ...more,
});
const offer = (rooms: OfferedRoom[], more: Partial<RoomsOffer> = {}): RoomsOffer => ({
  ...{ rooms, combinations: [], together: null, stays: [] },
  ...more,
});
const both = {
  rooms: ["mar", "farol"].map((listingId) => ({
    ...{ listingId, name: `Quarto ${listingId}`, guests: adultsOnly(2), total: 100_000 },
  })),
  total: 200_000,
  lines: [],
};
const draft: BookingDraft = {
  ...{ checkIn: stay.checkIn, checkOut: stay.checkOut, guests: adultsOnly(2) },
  ...{ wanted: null, chosen: null, picked: null },
};
const names = (found: RoomsOffer) =>
  choicesOf(found, draft.guests).map(({ name, note }) => `${name} (${note})`);

test("what can be had is what is free and large enough, or a portal's guest to name", () => {
  const rooms = [
    room("mar"),
    room("sol", { takers: [rita] }),
    room("lua", { total: null }),
    room("farol", { takers: [rita], completes: "booking" }),
    room("anexo", { published: false, capacity: 1 }),
  ];
  expect(names(offer(rooms))).toEqual([
    "Quarto mar (até 3 pessoas)",
    "Quarto farol (Veio do Booking e ainda não tem nome; o preço é o de lá)",
    "Quarto anexo (até 1 pessoa, fora do site)",
  ]);
  expect(rooms.map((one) => obstacleIn(one, "America/Bahia"))).toEqual([
    null,
    "Há uma reserva de Rita Cunha, 12 a 15 de dezembro.",
    "Acomoda até 3 pessoas.",
    null,
    null,
  ]);
});

test("rooms together are one choice, with everybody in a bed", () => {
  const found = offer([room("mar", { total: null })], { combinations: [both] });
  expect(names(found)).toEqual(["Quarto mar + Quarto farol (2 pessoas e 2 pessoas)"]);
  const chosen = chosenIn(found, { ...draft, chosen: "mar+farol" });
  expect(chosen?.parties.map(({ listingId }) => listingId)).toEqual(["mar", "farol"]);
});

test("rooms picked one by one are booked once they are an offer", () => {
  const house = room("casa", { wholeHouse: true });
  const rooms = [room("mar"), room("farol"), room("sol", { takers: [rita] }), house];
  expect(roomsToPick(offer(rooms)).map(({ listingId }) => listingId)).toEqual(["mar", "farol"]);
  const words = (picked: string[], adults: number, together: RoomsOffer["together"] = null) =>
    pickWords(offer(rooms, { together }), { ...draft, picked, guests: adultsOnly(adults) });
  expect(words(["mar"], 2)).toBe("Escolha os quartos, pelo menos dois.");
  expect(words(["mar", "farol"], 7)).toContain("Juntos acomodam 6, e são 7 pessoas.");
  expect(words(["mar", "farol"], 1)).toBe("Cada quarto precisa de um adulto.");
  expect(words(["mar", "farol"], 4, both)).toBeNull();
  const picked = { ...draft, picked: ["mar", "farol"] };
  expect(chosenIn(offer(rooms), picked)).toBeNull();
  expect(chosenIn(offer(rooms, { together: both }), picked)?.total).toBe(200_000);
});
