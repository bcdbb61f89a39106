import { expect, test } from "vitest";
import type { DisputedTaker } from "../../../contract/owner/channels.ts";
import { day } from "../../../domain/day.ts";
import { disputedWords, doneWords, nightsOf, takerTitle, takerWords } from "./conflict-words.ts";

const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
const nothing = { bookingId: null, stayId: null, version: null, blockId: null, freeListings: [] };
const zone = "America/Bahia";

test("disputed nights are said in runs", () => {
  expect(nightsOf(stay)).toBe("12 a 15 de dezembro, 3 noites");
  const later = { checkIn: day("2026-12-20"), checkOut: day("2026-12-21") };
  expect(disputedWords([stay, later])).toBe("12 a 15 de dezembro; 20 a 21 de dezembro");
});

test("a booking with a free room is told to move, without one to change or cancel", () => {
  const booking: DisputedTaker = {
    ...nothing,
    ...stay,
    kind: "booking",
    guestName: "Helena Prado",
    channel: "direct",
    freeListings: [{ listingId: "farol", name: "Quarto Farol" }],
  };
  expect(takerTitle(booking)).toBe("Helena Prado");
  expect(takerWords(booking, "Airbnb", zone)).toContain("o preço combinado fica o mesmo");
  expect(takerWords({ ...booking, freeListings: [] }, "Airbnb", zone)).toContain(
    "cancele com devolução",
  );
});

test("somebody who is paying is named with the hour at the house", () => {
  const hold: DisputedTaker = {
    ...nothing,
    kind: "hold",
    endsAt: Date.parse("2026-12-10T15:00:00Z"),
  };
  expect(takerWords(hold, "Airbnb", zone)).toContain("até 12:00.");
});

test("another portal is named, and that it is settled there", () => {
  const imported: DisputedTaker = { ...nothing, ...stay, kind: "imported", feedName: "Booking" };
  expect(takerTitle(imported)).toBe("Reserva do Booking");
  expect(takerWords(imported, "Airbnb", zone)).toContain("no Booking ou no Airbnb");
});

test("a way out that ends the conflict leaves the word to its state", () => {
  expect(doneWords("move", "over")).toBeNull();
  expect(doneWords("ignore", "ignored")).toBeNull();
  expect(doneWords("unblock", "open")).toContain("Ainda há alguém");
});
