import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { aboutRooms, changeWords } from "./change-words.ts";

const from = {
  listingName: "Quarto Mar",
  checkIn: day("2027-01-11"),
  checkOut: day("2027-01-14"),
  people: 2,
  total: 267_000,
};
const plain = (text: string) => text.replace(/\s/g, " ");

test("a change says from which room, dates and price to which, and whether the guest knew", () => {
  const to = {
    ...from,
    listingName: "Quarto Farol",
    checkOut: day("2027-01-13"),
    people: 3,
    total: 124_000,
  };
  expect(plain(changeWords({ from, to, guestKnows: true }))).toBe(
    "De Quarto Mar, 11 a 14 de janeiro para Quarto Farol, 11 a 13 de janeiro. De 2 pessoas para 3 pessoas. Total de R$ 2.670 para R$ 1.240. O hóspede já sabia.",
  );
});

test("one from before people were written down leaves them out", () => {
  const { people: _, ...old } = from;
  expect(plain(changeWords({ from: old, to: old, guestKnows: false }))).toBe(
    "De Quarto Mar, 11 a 14 de janeiro para Quarto Mar, 11 a 14 de janeiro. Total de R$ 2.670, como antes.",
  );
});

test("an entry about some of several rooms names them, and a cancelled one's money", () => {
  expect(aboutRooms(["Quarto Mar", "Quarto Jangada"], {})).toBe("Quarto Mar e Quarto Jangada.");
  const facts = { refund: 100_000, kept: 50_000 };
  expect(plain(aboutRooms(["Quarto Mar"], facts))).toBe("Quarto Mar, volta R$ 1.000, fica R$ 500.");
});
