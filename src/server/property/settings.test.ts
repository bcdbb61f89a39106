import { afterEach, expect, test } from "vitest";
import { ownerAt, signedInOwner } from "../../../tests/support/desks.ts";
import { otherWish, settingNames } from "../../../tests/support/other-settings.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { SettingName } from "./settings.ts";

const app = await openTestApp();
const { pool } = app.deps;
const lia = await ownerAt(app);
const eva = await signedInOwner(app, "eva@maremansa.example");

async function rowsOf(table: string) {
  return (await pool.query(`select to_jsonb(one) as row from ${table} as one`)).rows;
}
const everything = () => Promise.all(["property", "former_pix_key", "activity"].map(rowsOf));

afterEach(() => pool.query("drop function if exists refuse_entries cascade"));

test.each(settingNames)("%s is saved, and its entry says which setting it was", async (setting) => {
  const before = await lia.api.property();
  const { length } = await rowsOf("activity");
  const wish = otherWish(setting, before);
  expect(await lia.api.saveSetting(wish)).toEqual({});
  const after = await lia.api.property();
  expect(after.version).toBe(before.version + 1);
  const kept = setting === "pix" ? { terms: after.pix, left: "swap" } : after[setting];
  expect(kept).toEqual(wish.value);
  const { rows } = await pool.query("select kind, facts from activity order by id offset $1", [
    length,
  ]);
  const part = setting === "paymentChoice" ? "payment" : setting;
  expect(rows).toMatchObject([{ kind: "property-changed", facts: { part } }]);
});

test.each(settingNames)("%s stays as it was where its entry cannot be written", async (setting) => {
  const wish = otherWish(setting, await lia.api.property());
  const before = await everything();
  await pool.query(
    `create function refuse_entries() returns trigger language plpgsql as
     $$ begin raise exception 'no entry'; end $$;
     create trigger refused before insert on activity execute function refuse_entries()`,
  );
  await expect(lia.api.saveSetting(wish)).rejects.toThrow("no entry");
  expect(await everything()).toEqual(before);
});

test.each(settingNames)("%s takes no value of another shape", async (setting) => {
  const { version, ...wanted } = otherWish(setting, await lia.api.property());
  const value: unknown = wanted.value ?? { card: "" };
  const [field = ""] = Object.keys(value as object);
  const spoilt: unknown[] = [7, "x", [[7]], { length: { toString: "" } }, undefined];
  if (Array.isArray(value)) spoilt.push([{ ...value[0], pt: 7 }]);
  else spoilt.push({ ...(value as object), [field]: { toString: "" } });
  for (const one of spoilt) {
    const wish = { setting, version, value: one } as never;
    await expect(lia.api.saveSetting(wish)).rejects.toMatchObject({ code: "invalid-request" });
  }
});

/** Settings that say where money goes. */
const payouts: readonly SettingName[] = ["guestPage", "pix", "paymentChoice"];

test.each(settingNames)(
  "%s asks who she is if money goes by it, and only then",
  async (setting) => {
    const saved = eva.api.saveSetting(otherWish(setting, await eva.api.property()));
    const outcome = await saved.catch((error: Error) => error.message);
    expect(outcome).toEqual(payouts.includes(setting) ? "step-up-needed" : {});
  },
);

test("what is typed too long is told at its field, whatever its length", async () => {
  const { version, promotion, contact } = await lia.api.property();
  const long = "x".repeat(60_000);
  const pt = { ...promotion.pt, text: long };
  const value = { ...promotion, shown: true, pt };
  expect(await lia.api.saveSetting({ setting: "promotion", version, value })).toEqual({
    "pt.text": "too-long",
  });
  const named = { ...contact, name: long };
  expect(await lia.api.saveSetting({ setting: "contact", version, value: named })).toEqual({
    name: "too-long",
  });
});
