import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { keyedWishes } from "../../../tests/support/keyed-wishes.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { createOwnerApi } from "./owner-api.ts";
import { type KeyedVerb, permissions } from "./permissions.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
await helperAt(app);
const wishes = keyedWishes(app, lia);

const keys = async () => (await deps.pool.query("select from form_key")).rowCount ?? 0;

test.each(Object.keys(wishes) as KeyedVerb[])(
  "%s claims its key with what it changes, and sent again is answered the same",
  async (verb) => {
    const args = await wishes[verb]();
    const key = randomBytes(16).toString("hex");
    const api = createOwnerApi({ ...lia.desk, formKey: () => key });
    const send = () => (api[verb] as (...given: unknown[]) => Promise<unknown>)(...args);
    const before = await keys();
    const answer = await send();
    expect(await keys()).toBe(before + 1);
    expect(await send()).toEqual(answer);
    expect(await keys()).toBe(before + 1);
    expect(permissions[verb].does).toBe(answer === undefined ? "writes" : "answers");
  },
);
