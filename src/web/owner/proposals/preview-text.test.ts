import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { adultsOnly } from "../../../domain/guests.ts";
import { type Previewed, previewText } from "./preview-text.ts";

const at = Date.parse("2026-11-20T23:00:00Z");
const previewed: Previewed = {
  rooms: "Quarto Jangada",
  stay: { checkIn: day("2027-01-16"), checkOut: day("2027-01-21") },
  guests: adultsOnly(2),
  total: 480_000,
  deposit: 240_000,
  validUntil: at,
  keptUntil: at,
  language: "pt-BR",
};
const house = {
  ...{ shortName: "Maré Mansa", timeZone: "America/Bahia", origin: "https://mare.example" },
  ...{ signer: "Dona Lia", text: "" },
};
const said = (more: Partial<Previewed> = {}, text = "") =>
  previewText({ ...previewed, ...more }, { ...house, text }).replaceAll("\u00a0", " ");

test("the text is the one that will be sent, but for its code", () => {
  const text = said();
  for (const part of ["Dona Lia", "Quarto Jangada", "5 noites", "R$ 4.800", "R$ 2.400"]) {
    expect(text).toContain(part);
  }
  expect(text).toContain("20 de novembro, 20h");
  expect(text).toContain("https://mare.example/o/…");
});

test("what is not offered is not said", () => {
  expect(said({ deposit: null })).not.toContain("sinal");
  expect(said({ keptUntil: null })).not.toContain("guardadas");
});

test("the house's own words and the guest's language win", () => {
  expect(said({}, "{quarto} por {total}: {link}")).toBe(
    "Quarto Jangada por R$ 4.800: https://mare.example/o/…",
  );
  expect(said({ language: "en-US" })).toContain("https://mare.example/en/o/…");
});
