import { expect, test } from "vitest";
import { codeNext, codeNow } from "../../../tests/support/authenticator.ts";
import { ownerAt, ownerPassword, Someone } from "../../../tests/support/desks.ts";
import { linkMailedTo } from "../../../tests/support/password-links.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { mayGuess } from "./throttle-guesses.ts";

const app = await openTestApp({ settings: { LIMITS: "true" } });
const emailOf = (name: string) => `${name}@maremansa.example`;

test("once confirmed, the password alone opens nothing and the code does", async () => {
  const eva = await ownerAt(app, emailOf("eva"));
  expect(await eva.api.beginSecondFactor("senha-errada-mesmo")).toBeNull();
  const setup = await eva.api.beginSecondFactor(ownerPassword);
  expect(await eva.api.confirmSecondFactor("000000")).toBeNull();
  eva.keep((await eva.api.confirmSecondFactor(codeNow(setup?.secret ?? ""))) ?? []);

  const later = new Someone(app);
  expect(await later.signIn(emailOf("eva"))).toBe("code-asked");
  expect(await later.api.whoIsSignedIn()).toBeNull();
  expect(await later.api.giveCode("123456")).toEqual({ kind: "refused" });
  const answer = await later.api.giveCode(codeNext(setup?.secret ?? ""));
  expect(answer.kind).toBe("in");
  if (answer.kind === "in") later.keep(answer.cookies);
  expect(await later.api.whoIsSignedIn()).toMatchObject({ secondFactor: true });
});

test("a recovery code opens once", async () => {
  const ivo = await ownerAt(app, emailOf("ivo"));
  const setup = await ivo.api.beginSecondFactor(ownerPassword);
  ivo.keep((await ivo.api.confirmSecondFactor(codeNow(setup?.secret ?? ""))) ?? []);
  const [code = ""] = setup?.recoveryCodes ?? [];
  const first = new Someone(app);
  await first.signIn(emailOf("ivo"));
  expect((await first.api.giveCode(code)).kind).toBe("in");
  const second = new Someone(app);
  await second.signIn(emailOf("ivo"));
  expect((await second.api.giveCode(code)).kind).toBe("refused");
});

/** A person with a second factor, and a number of sign-ins that wait for a code. */
async function atTheCode(name: string, waiting: number) {
  const one = await ownerAt(app, emailOf(name));
  const setup = await one.api.beginSecondFactor(ownerPassword);
  const secret = setup?.secret ?? "";
  one.keep((await one.api.confirmSecondFactor(codeNow(secret))) ?? []);
  const [recovery = ""] = setup?.recoveryCodes ?? [];
  const others: Someone[] = [];
  for (let other = 0; other < waiting; other += 1) {
    const someone = new Someone(app);
    expect(await someone.signIn(emailOf(name))).toBe("code-asked");
    others.push(someone);
  }
  return { hers: one, secret, recovery, others };
}

const kinds = (answers: readonly { kind: string }[]) => answers.map(({ kind }) => kind).toSorted();

test("one code opens once, also for two who give it at the same moment", async () => {
  const { secret, others } = await atTheCode("olivia", 4);
  const code = codeNext(secret);
  const answers = await Promise.all(others.map(({ api }) => api.giveCode(code)));
  expect(kinds(answers)).toEqual(["in", "refused", "refused", "refused"]);
});

test("the code that turned it on opens nothing afterwards", async () => {
  const one = await ownerAt(app, emailOf("paula"));
  const secret = (await one.api.beginSecondFactor(ownerPassword))?.secret ?? "";
  const code = codeNow(secret);
  await one.api.confirmSecondFactor(code);
  const other = new Someone(app);
  await other.signIn(emailOf("paula"));
  expect((await other.api.giveCode(code)).kind).toBe("refused");
});

test("a recovery code opens once, also for two who give it at the same moment", async () => {
  const { recovery, others } = await atTheCode("quiteria", 3);
  const answers = await Promise.all(others.map(({ api }) => api.giveCode(recovery)));
  expect(kinds(answers)).toEqual(["in", "refused", "refused"]);
});

test("who knows the password guesses ten codes at most, however many sign-ins are begun", async () => {
  const { hers, secret, others } = await atTheCode("regina", 4);
  for (let guess = 0; guess < 8; guess += 1) {
    expect(await mayGuess(new Someone(app).desk, "code", emailOf("regina"))).toBe(true);
  }
  const answers = await Promise.all(
    others.map(({ api }, guess) => api.giveCode(String(100_000 + guess))),
  );
  expect(kinds(answers)).toEqual(["refused", "refused", "throttled", "throttled"]);
  await hers.api.signOut();
  expect(await hers.signIn(emailOf("regina"))).toBe("code-asked");
  expect((await hers.api.giveCode(codeNext(secret))).kind).toBe("in");
});

test("a sign-in that waits for its code ends with a new password", async () => {
  const { secret, others } = await atTheCode("sonia", 1);
  const token = await linkMailedTo(app, emailOf("sonia"));
  await new Someone(app).api.setPassword(token, "quintal-com-jabuticaba");
  expect((await others[0]?.api.giveCode(codeNext(secret)))?.kind).toBe("refused");
});
