import { beforeEach, describe, expect, test } from "vitest";
import { asCommand } from "../../../tests/support/as-command.ts";
import { guestCaller } from "../../../tests/support/guest-caller.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { PixEdit } from "../../contract/owner/property.ts";
import { byCommand } from "../database/step-up-scope.ts";
import { createGuestApi } from "../guest/guest-api.ts";
import { editPix } from "./edit-pix.ts";
import { getEditableProperty } from "./get-editable-property.ts";
import { getPixTerms } from "./get-pix-terms.ts";

const app = await openTestApp();
const { deps } = app;

const terms = { key: "(71) 99999-0000", payee: " Maré Mansa Hospedagem Ltda. ", onSite: false };
const other = { ...terms, key: "123.456.789-09" };

async function edit(wish: PixEdit) {
  const { version } = await getEditableProperty(deps.db);
  const cause = { actor: "person:dona", source: "admin" } as const;
  return byCommand(() => editPix({ deps, version, cause }, wish));
}

const verify = (text: string) => createGuestApi(deps, guestCaller(null)).verify(text);

beforeEach(async () => {
  await asCommand(deps.pool, "update property set pix_terms = null");
  await deps.pool.query("delete from former_pix_key");
});

describe("the house's Pix key", () => {
  test("is kept as the directory knows it, until no Pix is taken by hand again", async () => {
    expect(await edit({ terms, left: null })).toEqual({});
    expect(await getPixTerms(deps.db)).toEqual({
      key: "+5571999990000",
      payee: "Maré Mansa Hospedagem Ltda.",
      onSite: false,
    });
    expect(await edit({ terms: null, left: "swap" })).toEqual({});
    expect(await getPixTerms(deps.db)).toBeNull();
  });

  test("is a key, and its payee a name that a code can say", async () => {
    const left = null;
    expect(await edit({ terms: { ...terms, key: "11.222.333/0001-82" }, left })).toEqual({
      key: "not-a-pix-key",
    });
    expect(await edit({ terms: { ...terms, payee: " " }, left })).toEqual({ payee: "missing" });
    expect(await edit({ terms: { ...terms, payee: "🏖🏖" }, left })).toEqual({
      payee: "not-a-payee",
    });
    expect(await edit({ terms: { ...terms, payee: "a".repeat(121) }, left })).toEqual({
      payee: "too-long",
    });
  });

  test("is not left without a word on why, and is not asked about while it stays", async () => {
    await edit({ terms, left: null });
    expect(await edit({ terms: other, left: null })).toEqual({ left: "missing" });
    expect(await edit({ terms: null, left: null })).toEqual({ left: "missing" });
    expect(await edit({ terms: { ...terms, onSite: true }, left: null })).toEqual({});
    expect(await getPixTerms(deps.db)).toMatchObject({ key: "+5571999990000", onSite: true });
  });

  test("is the house's own for whoever asks, as soon as it is set", async () => {
    expect(await verify("(71) 99999-0000")).toEqual({ kind: "not-ours" });
    await edit({ terms, left: null });
    expect(await verify("(71) 99999-0000")).toEqual({ kind: "ours", what: "payee" });
    expect(await verify("+55 71 99999 0000")).toEqual({ kind: "ours", what: "payee" });
  });

  test("that was swapped is known with its day, and so is the new one", async () => {
    await edit({ terms, left: null });
    await edit({ terms: other, left: "swap" });
    const { key } = (await getPixTerms(deps.db)) ?? { key: "" };
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(await verify(key)).toEqual({ kind: "ours", what: "payee", since: day });
    expect(await verify("(71) 99999-0000")).toEqual({ kind: "was-ours", until: day });
  });

  test("that was never the house's is not to be paid, and the one of before is the house's as ever", async () => {
    await edit({ terms, left: null });
    await edit({ terms: other, left: "swap" });
    await edit({ terms, left: "not-ours" });
    expect(await verify("(71) 99999-0000")).toEqual({ kind: "ours", what: "payee" });
    expect(await verify("12345678909")).toMatchObject({ kind: "do-not-pay" });
    await asCommand(deps.pool, "update property set payees = '{12345678909}'");
    expect(await verify("12345678909")).toMatchObject({ kind: "do-not-pay" });
  });
});
