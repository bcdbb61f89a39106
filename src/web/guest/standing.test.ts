import { describe, expect, test } from "vitest";
import type { PendingChange } from "../../contract/guest-api.ts";
import { day } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { guest } from "../content/pt-BR/guest.ts";
import { isAlive, standingOf } from "./standing.ts";

addPortuguese({ guest });
const { t } = i18nFor("pt-BR");

type Stood = Parameters<typeof standingOf>[0];
const confirmed: Stood = {
  ...{ state: "confirmed", phase: "ahead" },
  ...{ moneyBack: "none", amountBack: null, change: null },
};
const of = (changes: Partial<Stood>) => standingOf({ ...confirmed, ...changes });

const room = {
  ...{ name: "Quarto Mar", guests: adultsOnly(2), total: 267_000 },
  stay: { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") },
};
const wished = (state: PendingChange["state"]): PendingChange => ({
  ...{ state, at: 0, heldUntil: null },
  offer: {
    ...{ before: room, after: room },
    figures: { total: 267_000, refund: 0, kept: 0, payFirst: 0 },
  },
});

describe("how a booking stands", () => {
  test.each([
    ["ahead", "Faltam 24\u00a0dias, Helena."],
    ["today", "É hoje, Helena."],
    ["here", "A casa é sua, Helena."],
    ["stayed", "Que bom que você veio, Helena."],
    ["no-show", "Sentimos sua falta."],
  ] as const)("in the stay's time: %s", (phase, heading) => {
    expect(of({ phase })).toBe(phase);
    expect(t(`guest.heading.${phase}`, { count: 24, name: ", Helena" })).toBe(heading);
  });

  test("the day before is tomorrow, and nobody is named who is not known", () => {
    expect(t("guest.heading.ahead", { count: 1, name: "" })).toBe("É amanhã.");
  });

  test.each(["held", "expired", "refunded"] as const)("before or without a stay: %s", (state) => {
    expect(of({ state })).toBe(state);
  });

  test.each([
    ["owed", "owed"],
    ["on-its-way", "on-its-way"],
    ["done", "money-back"],
    ["by-hand", "by-hand"],
  ] as const)("cancelled, by where the money is: %s", (moneyBack, standing) => {
    expect(of({ state: "cancelled", moneyBack, amountBack: 147_000 })).toBe(standing);
  });

  test("cancelled, where nothing comes back or parts of it stand otherwise", () => {
    expect(of({ state: "cancelled" })).toBe("cancelled");
    expect(of({ state: "cancelled", moneyBack: "by-hand", amountBack: null })).toBe("cancelled");
  });

  test("a change that is open comes first; a declined one is only news", () => {
    expect(of({ change: wished("asked") })).toBe("change-asked");
    expect(of({ change: wished("paying") })).toBe("change-paying");
    expect(of({ change: wished("declined") })).toBe("ahead");
    expect(of({ change: wished("asked"), phase: "here" })).toBe("here");
  });

  test("a stay is alive until it is over", () => {
    for (const phase of ["ahead", "today", "here"] as const) {
      expect(isAlive({ ...confirmed, phase })).toBe(true);
    }
    for (const changes of [
      { phase: "stayed" },
      { phase: "no-show" },
      { state: "cancelled" },
    ] as const) {
      expect(isAlive({ ...confirmed, ...changes })).toBe(false);
    }
  });
});
