import { expect, test } from "vitest";
import { day } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { firstNameOf, roomInWords, stayInWords } from "./stay-words.ts";

const stay = (checkIn: string, checkOut: string) => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
});
const december = stay("2026-12-12", "2026-12-15");

test.each([
  [december, "de sábado, 12, a terça, 15 de dezembro de 2026"],
  [stay("2026-11-29", "2026-12-02"), "de domingo, 29 de novembro, a quarta, 2 de dezembro de 2026"],
  [
    stay("2026-12-30", "2027-01-02"),
    "de quarta, 30 de dezembro de 2026, a sábado, 2 de janeiro de 2027",
  ],
])("a stay as one says it", (given, words) => {
  expect(stayInWords(given, "pt-BR")).toBe(words);
});

test("who sleeps in a room is said only where it changes", () => {
  const before = { name: "Quarto Mar", stay: december, guests: adultsOnly(2), total: 0 };
  const after = { ...before, guests: adultsOnly(3) };
  expect(roomInWords(before, before, "pt-BR")).toBe("Quarto Mar, 12 a 15 de dezembro");
  expect(roomInWords(after, before, "pt-BR")).toBe("Quarto Mar, 12 a 15 de dezembro, 3 adultos");
});

test.each([
  ["Helena Prado", "Helena"],
  [" Íris ", "Íris"],
  ["", null],
  [null, null],
])("%s is called %s", (name, called) => {
  expect(firstNameOf(name)).toBe(called);
});
