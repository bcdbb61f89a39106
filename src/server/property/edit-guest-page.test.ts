import { beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { PropertyGuestPage } from "../../contract/owner/property.ts";
import { byCommand } from "../database/step-up-scope.ts";
import type { PropertyEdit } from "./change-property.ts";
import { editGuestPage as editing } from "./edit-guest-page.ts";
import { getEditableProperty } from "./get-editable-property.ts";
import { getGuestTerms } from "./get-guest-terms.ts";

const { deps } = await openTestApp();
const editGuestPage: typeof editing = (...given) => byCommand(() => editing(...given));
let edit: PropertyEdit;

beforeEach(async () => {
  const { version } = await getEditableProperty(deps.db);
  edit = { deps, version, cause: { actor: "person:dona", source: "admin" } };
});

const page: PropertyGuestPage = {
  cancel: false,
  change: "self",
  changeUntilDays: 3,
  tell: false,
  payees: ["pix@maremansa.example"],
};

const saved = async () => (await getEditableProperty(deps.db)).guestPage;

describe("the guest's page", () => {
  test("lets guests cancel, ask for changes and write, until the owner says otherwise", async () => {
    expect(await saved()).toEqual({
      cancel: true,
      change: "request",
      changeUntilDays: 7,
      tell: true,
      payees: [],
    });
    expect(await editGuestPage(edit, page)).toEqual({});
    expect(await saved()).toEqual(page);
    const { payees: _, ...terms } = page;
    expect(await getGuestTerms(deps.db)).toEqual(terms);
  });

  test("keeps the days of a change that nobody makes at once for the day it is allowed again", async () => {
    await editGuestPage(edit, page);
    const later = { ...edit, version: edit.version + 1 };
    const asked = { ...page, change: "request", changeUntilDays: Number.NaN } as const;
    expect(await editGuestPage(later, asked)).toEqual({});
    expect(await saved()).toEqual({ ...page, change: "request", changeUntilDays: 3 });
  });

  test("knows each Pix key once, without blanks around it", async () => {
    const payees = [" 12.345.678/0001-95 ", "", "Banco 001, ag. 1234", "12.345.678/0001-95"];
    expect(await editGuestPage(edit, { ...page, payees })).toEqual({});
    expect((await saved()).payees).toEqual(["12.345.678/0001-95", "Banco 001, ag. 1234"]);
  });

  test("is not saved with days that cannot be, or with too many or too long keys", async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => `chave ${index}`);
    const wrong = { ...page, changeUntilDays: 0, payees: eleven };
    expect(await editGuestPage(edit, wrong)).toEqual({
      changeUntilDays: "out-of-range",
      payees: "out-of-range",
    });
    expect(await editGuestPage(edit, { ...page, payees: ["x".repeat(121)] })).toEqual({
      payees: "too-long",
    });
  });
});
