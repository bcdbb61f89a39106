import { beforeEach, describe, expect, test } from "vitest";
import { guestCaller } from "../../../tests/support/guest-caller.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { byCommand } from "../database/step-up-scope.ts";
import { createGuestApi } from "../guest/guest-api.ts";
import type { PropertyEdit } from "./change-property.ts";
import { editPix as editing } from "./edit-pix.ts";
import { getEditableProperty } from "./get-editable-property.ts";
import { getPixTerms } from "./get-pix-terms.ts";

const { deps } = await openTestApp();
const editPix: typeof editing = (...given) => byCommand(() => editing(...given));
let edit: PropertyEdit;

beforeEach(async () => {
  const { version } = await getEditableProperty(deps.db);
  edit = { deps, version, cause: { actor: "person:dona", source: "admin" } };
});

const terms = { key: "(71) 99999-0000", payee: " Maré Mansa Hospedagem Ltda. ", onSite: false };

describe("the house's Pix key", () => {
  test("is kept as the directory knows it, until no Pix is taken by hand again", async () => {
    expect(await editPix(edit, terms)).toEqual({});
    expect(await getPixTerms(deps.db)).toEqual({
      key: "+5571999990000",
      payee: "Maré Mansa Hospedagem Ltda.",
      onSite: false,
    });
    expect(await editPix({ ...edit, version: edit.version + 1 }, null)).toEqual({});
    expect(await getPixTerms(deps.db)).toBeNull();
  });

  test("is a key, and its payee a name that a code can say", async () => {
    expect(await editPix(edit, { ...terms, key: "11.222.333/0001-82" })).toEqual({
      key: "not-a-pix-key",
    });
    expect(await editPix(edit, { ...terms, payee: " " })).toEqual({ payee: "missing" });
    expect(await editPix(edit, { ...terms, payee: "🏖🏖" })).toEqual({ payee: "not-a-payee" });
    expect(await editPix(edit, { ...terms, payee: "a".repeat(121) })).toEqual({
      payee: "too-long",
    });
  });

  test("is the house's own for whoever asks, as soon as it is set", async () => {
    const asks = (text: string) => createGuestApi(deps, guestCaller(null)).verify(text);
    expect(await asks("(71) 99999-0000")).toEqual({ kind: "not-ours" });
    await editPix(edit, terms);
    expect(await asks("(71) 99999-0000")).toEqual({ kind: "ours", what: "payee" });
    expect(await asks("+55 71 99999 0000")).toEqual({ kind: "ours", what: "payee" });
    await editPix({ ...edit, version: edit.version + 1 }, { ...terms, key: "123.456.789-09" });
    expect(await asks("12345678909")).toEqual({ kind: "ours", what: "payee" });
    expect(await asks("(71) 99999-0000")).toEqual({ kind: "not-ours" });
  });
});
