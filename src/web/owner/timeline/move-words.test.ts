import { expect, test } from "vitest";
import type { BookingBar, ChangePreview, Taker } from "../../../contract/owner/timeline.ts";
import { day } from "../../../domain/day.ts";
import { beginMove, shifted } from "./move.ts";
import { canDrop, holdWords, moveWords, type Outlook, stuckWords } from "./move-words.ts";

const dates = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
const helena: BookingBar = {
  ...{ kind: "booking", key: "r-1", bookingId: "1", guestName: "Helena Prado", erased: false },
  ...{ channel: "direct", people: 2, checkedOut: false, open: 0, isNew: false, ...dates },
  ...{ stayId: "1", rooms: 1, isRead: false },
};
const noted = { kind: "booking", channel: "direct", bookingId: "2" } as const;
const move = shifted(beginMove(helena, 0, "keys"), 1, 0);
const terms: ChangePreview = {
  ...{ takers: [], tooManyGuests: false, total: 200_000, listTotal: 200_000, refund: 0 },
  ...{ difference: null, agreed: false, sameWorth: true, choices: ["list"] },
};
const nothing: Outlook = { obstacle: undefined, terms: null, refusal: null };
const said = (outlook: Partial<Outlook>) =>
  moveWords(move, "Quarto Farol", { ...nothing, ...outlook }, "America/Bahia").replaceAll(
    "\u00a0",
    " ",
  );

test("says where the bar is, then whether that is free and what it costs", () => {
  const where = "Quarto Farol, 13 a 16 de dezembro.";
  expect(said({})).toBe(`${where} Vendo se está livre…`);
  expect(said({ terms })).toBe(`${where} Livre. O preço continua R$ 2.000.`);
  const rui = { ...helena, guestName: "Rui Sá" };
  expect(said({ obstacle: rui })).toBe(`${where} Não dá: Rui Sá, 12 a 15 de dezembro.`);
  const taker: Taker = { ...noted, guestName: "Rui Sá", ...dates };
  expect(said({ obstacle: rui, terms: { ...terms, takers: [taker] } })).toBe(
    `${where} Não dá. Há uma reserva de Rui Sá, 12 a 15 de dezembro.`,
  );
});

test("what is not known yet is neither free nor taken", () => {
  expect(canDrop(nothing)).toBeNull();
  expect(canDrop({ ...nothing, terms })).toBe(true);
  expect(canDrop({ ...nothing, terms: { ...terms, tooManyGuests: true } })).toBe(false);
  expect(canDrop({ ...nothing, obstacle: helena, terms: null })).toBe(false);
});

test("tells the keys to whoever uses them", () => {
  expect(holdWords(move)).toContain("Enter continua, Esc desiste");
  expect(holdWords({ ...move, by: "pointer" })).toContain("Solte onde quiser");
});

test("a bar that stays says why, and where it is to be moved instead", () => {
  const bia: BookingBar = { ...helena, guestName: "Bia Rocha", channel: "booking", isRead: true };
  expect(stuckWords(bia)).toBe(
    "Bia Rocha fica: as datas e o quarto são do Booking. Mude por lá, e aqui muda sozinho.",
  );
  expect(stuckWords({ ...helena, checkedOut: true })).toContain("a estadia já terminou");
  expect(stuckWords({ ...helena, erased: true })).toContain("os dados já foram apagados");
});
