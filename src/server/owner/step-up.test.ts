import { expect, test } from "vitest";
import { codeNext, codeNow } from "../../../tests/support/authenticator.ts";
import {
  helperAt,
  ownerAt,
  ownerPassword,
  Someone,
  signedInOwner,
} from "../../../tests/support/desks.ts";
import { personId } from "../../../tests/support/password-links.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { editPix } from "../property/edit-pix.ts";
import { getEditableProperty } from "../property/get-editable-property.ts";
import { createTasks } from "../worker/run-jobs.ts";

const app = await openTestApp({ settings: { LIMITS: "true" } });
const { pool } = app.deps;
const emailOf = (name: string) => `${name}@maremansa.example`;
const terms = { key: "pix@maremansa.example", payee: "Mare Mansa", onSite: false };
const MINUTE = 60_000;

const lia = await signedInOwner(app);

async function setKey({ api }: Someone, key: string) {
  const { version } = await api.property();
  const value = { terms: { ...terms, key }, left: "swap" } as const;
  return api.saveSetting({ setting: "pix", version, value });
}

async function told(): Promise<{ activityId: string; personId: string }[]> {
  const { rows } = await pool.query(
    "select payload from graphile_worker._private_jobs where key like 'send-guarded-notice:%' order by id",
  );
  return rows.map(({ payload }) => payload);
}

test("a session alone does not change where money goes, and nothing of it is done", async () => {
  const eva = await signedInOwner(app, emailOf("eva"));
  const { version, guestPage } = await eva.api.property();
  const theirs = { ...guestPage, payees: ["thief@evil.example"] };
  const edits = [
    () => setKey(eva, "thief@evil.example"),
    () => eva.api.saveSetting({ setting: "guestPage", version, value: theirs }),
    () => eva.api.saveSetting({ setting: "paymentChoice", version, value: null }),
    () => eva.api.invite({ name: "Eva", email: emailOf("eva2"), role: "owner" }),
    () => eva.api.changeRole({ personId: "somebody", role: "owner" }),
    () => eva.api.removePerson({ personId: "somebody" }),
    () => eva.api.endSecondFactor(ownerPassword),
  ];
  for (const edit of edits) await expect(edit()).rejects.toThrow("step-up-needed");
  expect((await eva.api.property()).version).toBe(version);
  await eva.api.invite({ name: "Rita", email: emailOf("rita"), role: "team" });
});

test("a wrong password opens nothing, and the right one opens five minutes of this session", async () => {
  const other = new Someone(app);
  await other.signIn(emailOf("lia"));
  expect(await lia.api.stepUp("senha-errada-mesmo")).toBe("wrong");
  await expect(setKey(lia, "a@maremansa.example")).rejects.toThrow("step-up-needed");
  expect(await lia.api.stepUp(ownerPassword)).toBe("given");
  expect(await setKey(lia, "a@maremansa.example")).toEqual({});
  await expect(setKey(other, "b@maremansa.example")).rejects.toThrow("step-up-needed");
});

test("after five minutes it is asked for again", async () => {
  const hour = await ownerAt(app, emailOf("hora"));
  await pool.query(`update "user" set "ownerSince" = null`);
  expect(await setKey(hour, "c@maremansa.example")).toEqual({});
  app.passTime(5 * MINUTE);
  await expect(setKey(hour, "d@maremansa.example")).rejects.toThrow("step-up-needed");
});

test("guesses at it are limited as at the sign-in", async () => {
  const ana = await signedInOwner(app, emailOf("ana"));
  const answers = [];
  for (let time = 0; time < 12; time += 1) answers.push(await ana.api.stepUp("senha-errada-mesmo"));
  expect(answers.at(-1)).toBe("throttled");
  expect(await ana.api.stepUp(ownerPassword)).toBe("throttled");
});

test("whoever has a second factor gives that, once a code, and her password does not do", async () => {
  const ivo = await signedInOwner(app, emailOf("ivo"));
  await pool.query(`update "user" set "ownerSince" = null`);
  const setup = await ivo.api.beginSecondFactor(ownerPassword);
  const secret = setup?.secret ?? "";
  ivo.keep((await ivo.api.confirmSecondFactor(codeNow(secret))) ?? []);
  expect(await ivo.api.stepUp(ownerPassword)).toBe("wrong");
  // Otherwise the password alone would suffice to replace the second factor.
  await expect(ivo.api.beginSecondFactor(ownerPassword)).rejects.toThrow("step-up-needed");
  await expect(ivo.api.endSecondFactor(ownerPassword)).rejects.toThrow("step-up-needed");
  const code = codeNext(secret);
  expect(await ivo.api.stepUp(code)).toBe("given");
  expect(await ivo.api.stepUp(code)).toBe("wrong");
  expect(await setKey(ivo, "e@maremansa.example")).toEqual({});
  const [recovery = ""] = setup?.recoveryCodes ?? [];
  expect(await ivo.api.stepUp(recovery)).toBe("given");
  expect(await ivo.api.stepUp(recovery)).toBe("wrong");
});

test("who became an owner since yesterday does not decide where money goes", async () => {
  const nova = await helperAt(app, emailOf("nova"));
  const boss = await ownerAt(app, emailOf("chefe"));
  await boss.api.changeRole({ personId: await personId(app, emailOf("nova")), role: "owner" });
  await nova.api.putOffSecondFactor();
  await nova.api.stepUp(ownerPassword);
  await expect(setKey(nova, "f@maremansa.example")).rejects.toThrow("owner-too-new");
  app.passTime(24 * 60 * MINUTE);
  await nova.signIn(emailOf("nova"));
  await nova.api.stepUp(ownerPassword);
  expect(await setKey(nova, "f@maremansa.example")).toEqual({});
});

test("every owner is told, with the key as it was and as it is, masked", async () => {
  const dona = await ownerAt(app, emailOf("dona"));
  await pool.query(`update "user" set "ownerSince" = null`);
  await setKey(dona, "first@maremansa.example");
  const before = (await told()).length;
  await setKey(dona, "+55 71 99999-0042");
  const notices = (await told()).slice(before);
  const { rows: owners } = await pool.query(`select id from "user" where role = 'owner'`);
  expect(new Set(notices.map((one) => one.personId))).toEqual(new Set(owners.map(({ id }) => id)));
  const hers = notices.find((one) => one.personId !== undefined);
  const job = { id: "1" } as never;
  const mails = app.mail.messages().length;
  await createTasks(app.deps)["send-guarded-notice"]?.(hers, { job } as never);
  expect(app.mail.messages()).toHaveLength(mails + 1);
  const mail = app.mail.messages().find(({ subject }) => subject?.includes("importante"));
  expect(mail?.text).toContain("fi…@… → …042");
  expect(mail?.text).not.toContain("first@");
  const { entries } = await dona.api.listActivity({ group: "property", before: null });
  const key = { field: "pixKey", before: "fi…@…", after: "…042" };
  expect(entries[0]).toMatchObject({
    facts: { part: "pix", changes: [key, { field: "leftKey.swap" }] },
  });
});

test("the database refuses it from whoever forgot to ask", async () => {
  const { version } = await getEditableProperty(app.deps.db);
  const cause = { actor: "person:x", source: "admin" } as const;
  const edit = { deps: app.deps, version, cause };
  const wish = { terms: { ...terms, key: "thief@evil.example" }, left: "swap" } as const;
  await expect(editPix(edit, wish)).rejects.toMatchObject({ code: "42501" });
  for (const column of ["pix_terms = null", "payees = '{x}'", "payment_choice = '{}'"]) {
    await expect(pool.query(`update property set ${column}`)).rejects.toMatchObject({
      code: "42501",
    });
  }
});
