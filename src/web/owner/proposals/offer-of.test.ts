import { expect, test } from "vitest";
import type { OfferedRoom, RoomsOffer } from "../../../contract/owner/room-offers.ts";
import { day } from "../../../domain/day.ts";
import { adultsOnly } from "../../../domain/guests.ts";
import { draftIn } from "../new-booking/booking-draft.ts";
import { namedRooms, offerToPropose, withFirstRoom } from "./offer-of.ts";

const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
const room = (listingId: string, more: Partial<OfferedRoom> = {}): OfferedRoom => ({
  ...{ listingId, name: listingId, capacity: 3, published: true, wholeHouse: false },
  ...{ photo: null, total: 200_000, lines: [], takers: [], completes: null },
  ...more,
});
const taker = {
  ...stay,
  kind: "booking",
  guestName: null,
  channel: "booking",
  bookingId: "1",
} as const;
const offer: RoomsOffer = {
  rooms: [room("mar", { takers: [taker], completes: "booking" }), room("farol"), room("sol")],
  ...{ combinations: [], together: null, stays: [] },
};
const draft = draftIn(new URLSearchParams("de=2026-12-12&ate=2026-12-15"));

test("nights of a portal's nameless guest are offered to nobody", () => {
  expect(withFirstRoom(offer, draft).chosen).toBe("mar");
  expect(withFirstRoom(offerToPropose(offer), draft).chosen).toBe("farol");
});

test("the first room is proposed until one is chosen", () => {
  const offered = offerToPropose(offer);
  expect(withFirstRoom(offered, { ...draft, chosen: "sol" }).chosen).toBe("sol");
  expect(withFirstRoom(offered, { ...draft, picked: [] }).chosen).toBeNull();
  expect(withFirstRoom(null, draft)).toEqual(draft);
});

test("rooms together are named in the order in which they are proposed", () => {
  const parties = ["sol", "mar"].map((listingId) => ({ listingId, guests: adultsOnly(1) }));
  const choice = { key: "sol+mar", name: "", note: "", parties, total: 0, lines: [] };
  expect(namedRooms(offer, choice)).toEqual([{ name: "sol" }, { name: "mar" }]);
});
