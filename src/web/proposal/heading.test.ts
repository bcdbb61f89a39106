import { describe, expect, test } from "vitest";
import { jangada, mar, sampleProposal } from "../../../tests/support/sample-proposal.ts";
import { EVERYTHING } from "../../contract/page-urls.ts";
import { day } from "../../domain/day.ts";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { proposal as words } from "../content/pt-BR/proposal.ts";
import { CARD, meansOf, PIX, paymentOf } from "./fields.ts";
import { headingOf } from "./heading.ts";

addPortuguese({ proposal: words });

const stay = (checkIn: string, checkOut: string) => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
});

describe("the heading of a proposal", () => {
  const said = (changes: Parameters<typeof sampleProposal>[0] = {}) =>
    headingOf(sampleProposal(changes), i18nFor("pt-BR").t, "pt-BR");

  test("says room, nights and month in words", () => {
    expect(said()).toBe("Quarto Jangada, cinco noites em janeiro.");
    expect(said({ stay: stay("2027-01-16", "2027-01-17") })).toBe(
      "Quarto Jangada, uma noite em janeiro.",
    );
    expect(headingOf(sampleProposal(), i18nFor("en-US").t, "en-US")).toBe(
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

describe("what is paid now", () => {
  test("is the deposit, unless everything is chosen or due", () => {
    expect(paymentOf(sampleProposal(), null)).toEqual({ paysAll: false, dueNow: 240_000 });
    expect(paymentOf(sampleProposal(), EVERYTHING)).toEqual({ paysAll: true, dueNow: 480_000 });
    expect(paymentOf(sampleProposal({ plan: null }), "sinal")).toEqual({
      paysAll: true,
      dueNow: 480_000,
    });
  });

  test("stays the deposit that is being paid, also once everything would be due", () => {
    const paying = { means: "card", until: 0, dueNow: 240_000, bookingCode: null } as const;
    expect(paymentOf(sampleProposal({ plan: null, paying }), "sinal")).toEqual({
      paysAll: false,
      dueNow: 240_000,
    });
  });

  test("goes by Pix where the house takes it, unless a card is chosen", () => {
    expect(meansOf(sampleProposal(), null)).toBe(PIX);
    expect(meansOf(sampleProposal(), CARD)).toBe(CARD);
    expect(meansOf(sampleProposal({ takesPix: false }), PIX)).toBe(CARD);
  });
});
