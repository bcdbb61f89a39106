import { expect, test } from "vitest";
import type { ChangePreview, RoomPreview, Taker } from "../../../contract/owner/timeline.ts";
import { day } from "../../../domain/day.ts";
import { sortRooms } from "./room-words.ts";

const terms: ChangePreview = {
  ...{ takers: [], tooManyGuests: false, total: 200_000, listTotal: 200_000, refund: 0 },
  ...{ difference: null, agreed: false, sameWorth: false, choices: ["list"] },
};
const room = (listingId: string, more: Partial<ChangePreview> = {}): RoomPreview => {
  return { listingId, name: listingId, preview: { ...terms, ...more } };
};
const dates = { checkIn: day("2026-12-12"), checkOut: day("2026-12-14") };
const taker: Taker = {
  ...{ kind: "booking", channel: "direct", bookingId: "1", guestName: "Camila Reis", ...dates },
};

test("only what is free is offered: the present room first, then by price", () => {
  const rooms = [
    room("dear", { listTotal: 300_000 }),
    room("taken", { takers: [taker] }),
    room("small", { tooManyGuests: true }),
    room("cheap", { listTotal: 100_000 }),
    room("present"),
  ];
  const { free, others } = sortRooms(rooms, "present");
  expect(free.map(({ listingId }) => listingId)).toEqual(["present", "cheap", "dear"]);
  expect(others.map(({ listingId }) => listingId)).toEqual(["taken", "small"]);
});
