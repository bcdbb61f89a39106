import { beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { day } from "../../domain/day.ts";
import type { DepositTerms } from "../../domain/payment-plan.ts";
import type { PropertyEdit } from "./change-property.ts";
import { editDeposit } from "./edit-deposit.ts";
import { getEditableProperty } from "./get-editable-property.ts";
import { getProperty } from "./get-property.ts";

const { deps } = await openTestApp();
let edit: PropertyEdit;

beforeEach(async () => {
  const { version } = await getEditableProperty(deps.db);
  edit = { deps, version, cause: { actor: "person:dona", source: "admin" } };
});

describe("a deposit", () => {
  const terms: DepositTerms = {
    percent: 30,
    balance: { daysBefore: 5, orAtProperty: false },
    fullWithinDays: 12,
    fullPeriods: [
      { name: "Réveillon", firstNight: day("2026-12-28"), lastNight: day("2027-01-02") },
    ],
  };

  test("is asked of later guests, until everything is asked for again", async () => {
    expect(await editDeposit(edit, terms)).toEqual({});
    expect((await getProperty(deps.db)).depositTerms).toEqual(terms);
    const again = { ...edit, version: edit.version + 1 };
    expect(await editDeposit(again, null)).toEqual({});
    expect((await getProperty(deps.db)).depositTerms).toBeNull();
  });

  test("is a share of the price, with days and periods that can be", async () => {
    const [period] = terms.fullPeriods;
    const wrong = {
      percent: 100,
      balance: { daysBefore: 0, orAtProperty: true },
      fullWithinDays: 2.5,
      fullPeriods: [{ ...period, name: " ", firstNight: day("2027-01-03") }],
    } as DepositTerms;
    expect(await editDeposit(edit, wrong)).toEqual({
      percent: "out-of-range",
      daysBefore: "out-of-range",
      fullWithinDays: "out-of-range",
      "fullPeriods.0.name": "missing",
      "fullPeriods.0.lastNight": "ends-before",
    });
  });
});
