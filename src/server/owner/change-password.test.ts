import { expect, test } from "vitest";
import { ownerAt, ownerPassword, Someone } from "../../../tests/support/desks.ts";
import { linkMailedTo, personId } from "../../../tests/support/password-links.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { createTasks } from "../worker/run-jobs.ts";
import { mayGuess } from "./throttle-guesses.ts";

const app = await openTestApp({ settings: { LIMITS: "true" } });
const { pool } = app.deps;
const emailOf = (name: string) => `${name}@maremansa.example`;
const NEXT = "quintal-com-jabuticaba";

test("a new password takes the old one's place, and every other device is signed out", async () => {
  const phone = await ownerAt(app, emailOf("ana"));
  const computer = new Someone(app);
  await computer.signIn(emailOf("ana"));
  const answer = await phone.api.changePassword(ownerPassword, NEXT);
  expect(answer.kind).toBe("changed");
  if (answer.kind === "changed") phone.keep(answer.cookies);
  expect(await phone.api.whoIsSignedIn()).toMatchObject({ email: emailOf("ana") });
  expect(await computer.api.whoIsSignedIn()).toBeNull();
  expect(await new Someone(app).signIn(emailOf("ana"))).toBe("refused");
  expect(await new Someone(app).signIn(emailOf("ana"), NEXT)).toBe("in");
});

test("a copy of this device's cookies opens nothing afterwards either", async () => {
  const phone = await ownerAt(app, emailOf("bia"));
  const thief = new Someone(app);
  thief.keep([...phone.cookies].map(([name, value]) => `${name}=${value}`));
  await phone.api.changePassword(ownerPassword, NEXT);
  expect(await thief.api.whoIsSignedIn()).toBeNull();
});

test("links that lie in a mailbox end with the old password", async () => {
  const phone = await ownerAt(app, emailOf("carla"));
  const token = await linkMailedTo(app, emailOf("carla"));
  await phone.api.changePassword(ownerPassword, NEXT);
  const later = await new Someone(app).api.setPassword(token, "outra-frase-bem-minha");
  expect(later.kind).toBe("link-ended");
});

test("a wrong current password changes nothing and is a guess like any other", async () => {
  const phone = await ownerAt(app, emailOf("dora"));
  for (let guess = 0; guess < 9; guess += 1) {
    expect(await mayGuess(phone.desk, "password", emailOf("dora"))).toBe(true);
  }
  expect((await phone.api.changePassword("errada-errada", NEXT)).kind).toBe("refused");
  expect((await phone.api.changePassword(ownerPassword, NEXT)).kind).toBe("throttled");
  expect(await phone.api.whoIsSignedIn()).not.toBeNull();
  const { rows } = await pool.query(
    "select facts from activity where kind = 'access-locked' and subject = $1",
    [await personId(app, emailOf("dora"))],
  );
  expect(rows).toEqual([{ facts: { minutes: 15 } }]);
});

test("a weak new password, or the same again, is said before the current one is looked at", async () => {
  const { api } = await ownerAt(app, emailOf("elza"));
  const flaws = ["curta", "senha1234567", "elza-maremansa", ownerPassword];
  const answers = [];
  for (const flawed of flaws) answers.push(await api.changePassword(ownerPassword, flawed));
  expect(answers).toEqual([
    { kind: "flawed", flaw: "short" },
    { kind: "flawed", flaw: "common" },
    { kind: "flawed", flaw: "own" },
    { kind: "same" },
  ]);
});

test("her mailbox is told, without any secret", async () => {
  const { api } = await ownerAt(app, emailOf("fabia"));
  await api.changePassword(ownerPassword, NEXT);
  const { rows } = await pool.query(
    "select payload from graphile_worker._private_jobs where key like 'send-password-notice:%'",
  );
  const id = await personId(app, emailOf("fabia"));
  expect(rows).toContainEqual({ payload: { personId: id } });
  const job = { id: "1" } as never;
  await createTasks(app.deps)["send-password-notice"]?.({ personId: id }, { job } as never);
  const mail = app.mail.messages().find(({ to }) => to[0]?.address === emailOf("fabia"));
  expect(mail?.subject).toContain("foi trocada");
  expect(mail?.text).toContain("/admin/esqueci");
  expect(mail?.text).not.toContain(NEXT);
});
