import { expect, test } from "vitest";
import type { BookingBar, ChangePreview } from "../../../contract/owner/timeline.ts";
import { day } from "../../../domain/day.ts";
import { canDrop, type Outlook, stuckWords } from "./move-words.ts";

const dates = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
const helena: BookingBar = {
  ...{ kind: "booking", key: "r-1", bookingId: "1", guestName: "Helena Prado", erased: false },
  ...{ channel: "direct", people: 2, checkedOut: false, open: 0, isNew: false, ...dates },
  ...{ stayId: "1", rooms: 1, isRead: false },
};
const terms: ChangePreview = {
  ...{ takers: [], tooManyGuests: false, total: 200_000, listTotal: 200_000, refund: 0 },
  ...{ difference: null, agreed: false, sameWorth: true, choices: ["list"] },
};
const nothing: Outlook = { obstacle: undefined, terms: null, refusal: null };
test("what is not known yet is neither free nor taken", () => {
  expect(canDrop(nothing)).toBeNull();
  expect(canDrop({ ...nothing, terms })).toBe(true);
  expect(canDrop({ ...nothing, terms: { ...terms, tooManyGuests: true } })).toBe(false);
  expect(canDrop({ ...nothing, obstacle: helena, terms: null })).toBe(false);
});

test("a bar that stays says why, and where it is to be moved instead", () => {
  const bia: BookingBar = { ...helena, guestName: "Bia Rocha", channel: "booking", isRead: true };
  expect(stuckWords(bia)).toBe(
    "Bia Rocha fica: as datas e o quarto são do Booking. Mude por lá, e aqui muda sozinho.",
  );
  expect(stuckWords({ ...helena, checkedOut: true })).toContain("a estadia já terminou");
  expect(stuckWords({ ...helena, erased: true })).toContain("os dados já foram apagados");
});
