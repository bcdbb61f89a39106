import { expect, test } from "vitest";
import type { DisputedTaker } from "../../../contract/owner/channels.ts";
import { day } from "../../../domain/day.ts";
import { takerWords } from "./conflict-words.ts";

const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
const nothing = { bookingId: null, stayId: null, version: null, blockId: null, freeListings: [] };
const zone = "America/Bahia";

test("a booking with a free room is told to move, without one to change or cancel", () => {
  const booking: DisputedTaker = {
    ...nothing,
    ...stay,
    kind: "booking",
    guestName: "Helena Prado",
    channel: "direct",
    freeListings: [{ listingId: "farol", name: "Quarto Farol" }],
  };
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
