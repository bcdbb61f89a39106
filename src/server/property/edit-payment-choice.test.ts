import { beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { BY_HAND, type PaymentChoice, type ProviderWays } from "../../domain/payment-choice.ts";
import { byCommand } from "../database/step-up-scope.ts";
import type { PropertyEdit } from "./change-property.ts";
import { editPaymentChoice as editing } from "./edit-payment-choice.ts";
import { getEditableProperty } from "./get-editable-property.ts";
import { getProperty } from "./get-property.ts";

const { deps } = await openTestApp();
const editPaymentChoice: typeof editing = (...given) => byCommand(() => editing(...given));
const framed: ProviderWays = { name: "framed", label: "Um", card: "frame", pix: "frame" };
const paged: ProviderWays = { name: "paged", label: "Outro", card: "page", pix: "code" };
const codes: ProviderWays = { name: "codes", label: "Só Pix", card: null, pix: "code" };
const choice: PaymentChoice = { card: "paged", pix: "paged", mostInstallments: 6, payee: null };
let edit: PropertyEdit;

beforeEach(async () => {
  const { version } = await getEditableProperty(deps.db);
  const payments = { ...deps.payments, providers: [framed, paged, codes] };
  edit = {
    deps: { ...deps, payments },
    version,
    cause: { actor: "person:dona", source: "admin" },
  };
});

const kept = async () => (await getProperty(deps.db)).paymentChoice;

describe("who takes which means of payment", () => {
  test("is kept as chosen, until the default is back", async () => {
    const said = { ...choice, payee: "  Maré Mansa Hospedagem " };
    expect(await editPaymentChoice(edit, said)).toEqual({});
    expect(await kept()).toEqual({ ...choice, payee: "Maré Mansa Hospedagem" });
    const again = { ...edit, version: edit.version + 1 };
    expect(await editPaymentChoice(again, { ...choice, payee: "  " })).toEqual({});
    expect(await kept()).toEqual(choice);
    expect(await editPaymentChoice({ ...edit, version: edit.version + 2 }, null)).toEqual({});
    expect(await kept()).toBeNull();
  });

  test("is a provider with settings that takes it", async () => {
    const problems = (other: Partial<PaymentChoice>) =>
      editPaymentChoice(edit, { ...choice, ...other });
    expect(await problems({ card: "gone" })).toEqual({ card: "not-offered" });
    expect(await problems({ card: "codes" })).toEqual({ card: "not-offered" });
    expect(await problems({ pix: "gone" })).toEqual({ pix: "not-offered" });
    expect(await problems({ pix: "" })).toEqual({ pix: "not-offered" });
    expect(await problems({ pix: "codes" })).toEqual({});
  });

  test("is no Pix in a frame whose cards are taken elsewhere", async () => {
    expect(await editPaymentChoice(edit, { ...choice, pix: "framed" })).toEqual({
      pix: "not-offered",
    });
    expect(await editPaymentChoice(edit, { ...choice, card: "framed", pix: "framed" })).toEqual({});
  });

  test("may be the house's own key for Pix, whoever takes cards", async () => {
    expect(await editPaymentChoice(edit, { ...choice, pix: BY_HAND })).toEqual({});
    expect((await kept())?.pix).toBe(BY_HAND);
  });

  test("has one to twelve parcelas and a short name", async () => {
    for (const mostInstallments of [0, 13, 2.5, Number.NaN]) {
      expect(await editPaymentChoice(edit, { ...choice, mostInstallments })).toEqual({
        mostInstallments: "out-of-range",
      });
    }
    expect(await editPaymentChoice(edit, { ...choice, payee: "a".repeat(121) })).toEqual({
      payee: "too-long",
    });
  });

  test("is refused if the property has changed meanwhile", async () => {
    await editPaymentChoice(edit, choice);
    await expect(editPaymentChoice(edit, choice)).rejects.toMatchObject({
      code: "changed-meanwhile",
    });
  });
});
