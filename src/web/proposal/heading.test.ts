import { describe, expect, test } from "vitest";
import { jangada, mar, proposalOnPage } from "../../../tests/support/proposal-on-page.ts";
import { day } from "../../domain/day.ts";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { proposal as words } from "../content/pt-BR/proposal.ts";
import { headingOf } from "./heading.ts";

addPortuguese({ proposal: words });

const stay = (checkIn: string, checkOut: string) => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
});

describe("the heading of a proposal", () => {
  const said = (changes: Parameters<typeof proposalOnPage>[0] = {}) =>
    headingOf(proposalOnPage(changes), i18nFor("pt-BR").t, "pt-BR");

  test("says room, nights and month in words", () => {
    expect(said()).toBe("Quarto Jangada, cinco noites em janeiro.");
    expect(said({ stay: stay("2027-01-16", "2027-01-17") })).toBe(
      "Quarto Jangada, uma noite em janeiro.",
    );
    expect(headingOf(proposalOnPage(), i18nFor("en-US").t, "en-US")).toBe(
      "Quarto Jangada, five nights in January.",
    );
  });

  test("names all rooms, and long stays in figures", () => {
    expect(said({ rooms: [jangada, mar], stay: stay("2027-01-02", "2027-01-17") })).toBe(
      "Quarto Jangada e Quarto Mar, 15 noites em janeiro.",
    );
  });

  test("is by its nights, not by the day of leaving; two months are dates", () => {
    expect(said({ stay: stay("2027-01-30", "2027-02-01") })).toBe(
      "Quarto Jangada, duas noites em janeiro.",
    );
    expect(said({ stay: stay("2027-01-30", "2027-02-02") })).toBe(
      "Quarto Jangada, três noites, de 30 de janeiro a 2 de fevereiro.",
    );
  });
});
