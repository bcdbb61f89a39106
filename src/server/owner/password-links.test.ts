import { expect, test } from "vitest";
import { ownerAt, Someone } from "../../../tests/support/desks.ts";
import { linkMailedTo as mailedTo, personId } from "../../../tests/support/password-links.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { mayGuess } from "./throttle-guesses.ts";

const app = await openTestApp({ settings: { LIMITS: "true" } });
const { deps } = app;
const emailOf = (name: string) => `${name}@maremansa.example`;
const linkMailedTo = (email: string) => mailedTo(app, email);
const kindOf = async (token: string, password: string) =>
  (await new Someone(app).api.setPassword(token, password)).kind;

function mailServer(faults: { down: boolean }): Promise<unknown> {
  return fetch(`${app.mail.inboxUrl}/api/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(faults),
  });
}

test("a forgotten password is set anew by the mailed link, once, and every device is signed out", async () => {
  const rita = await ownerAt(app, emailOf("rita"));
  const token = await linkMailedTo(emailOf("rita"));
  expect(await kindOf(token, "outra-senha-bem-longa")).toBe("set");
  expect(await rita.api.whoIsSignedIn()).toBeNull();
  expect(await kindOf(token, "mais-uma-senha-longa")).toBe("link-ended");
  expect(await new Someone(app).signIn(emailOf("rita"), "outra-senha-bem-longa")).toBe("in");
});

test("asking says the same for a stranger, and mails nobody", async () => {
  const before = app.mail.messages().length;
  await new Someone(app).api.askForNewPassword(emailOf("ninguem"));
  const { rows } = await deps.pool.query(
    "select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'send-password-link'",
  );
  expect([app.mail.messages().length - before, rows[0].jobs]).toEqual([0, 0]);
});

test("neither the database nor the queue keeps the link's secret", async () => {
  await ownerAt(app, emailOf("sara"));
  const token = await linkMailedTo(emailOf("sara"));
  expect(token).not.toBe("");
  const { rows } = await deps.pool.query("select identifier, value from verification");
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("asking again and again sends one link in five minutes", async () => {
  await ownerAt(app, emailOf("lara"));
  await linkMailedTo(emailOf("lara"));
  await new Someone(app).api.askForNewPassword(emailOf("lara"));
  const { rows } = await deps.pool.query(
    "select count(*)::int as jobs from graphile_worker.jobs where key like '%' || $1",
    [await personId(app, emailOf("lara"))],
  );
  expect(rows[0].jobs).toBe(0);
});

test("a mail server that refuses makes the job fail, so that it is tried again", async () => {
  await ownerAt(app, emailOf("vera"));
  await mailServer({ down: true });
  await expect(linkMailedTo(emailOf("vera"))).rejects.toThrow();
  await mailServer({ down: false });
  expect(await linkMailedTo(emailOf("vera"))).not.toBe("");
});

test("an older link ends when a newer one is made", async () => {
  await ownerAt(app, emailOf("olga"));
  const older = await linkMailedTo(emailOf("olga"));
  const newer = await linkMailedTo(emailOf("olga"));
  expect(await kindOf(older, "senha-de-quem-achou-a-carta")).toBe("link-ended");
  expect(await kindOf(newer, "uma-nova-bem-longa")).toBe("set");
});

test("whatever else was mailed ends when one link is used", async () => {
  await ownerAt(app, emailOf("nilza"));
  const older = await linkMailedTo(emailOf("nilza"));
  // As two concurrent jobs would leave them: neither has ended the other's link.
  await deps.pool.query("create table kept_link as select * from verification");
  const newer = await linkMailedTo(emailOf("nilza"));
  await deps.pool.query("insert into verification select * from kept_link on conflict do nothing");
  expect(await kindOf(newer, "quintal-com-jabuticaba")).toBe("set");
  expect(await kindOf(older, "senha-de-quem-achou-a-carta")).toBe("link-ended");
});

test("a colleague who was invited twice comes in by the newer mail alone", async () => {
  const lia = await ownerAt(app);
  const gil = { name: "Gil", email: emailOf("gil"), role: "team" } as const;
  await lia.api.invite(gil);
  const older = await linkMailedTo(gil.email);
  await lia.api.invite(gil);
  const newer = await linkMailedTo(gil.email);
  expect(await kindOf(newer, "quintal-com-jabuticaba")).toBe("set");
  expect(await kindOf(older, "senha-de-quem-achou-a-carta")).toBe("link-ended");
  expect(await new Someone(app).signIn(gil.email, "quintal-com-jabuticaba")).toBe("in");
});

test("setting it opens a door that guesses had shut, though they go on", async () => {
  await ownerAt(app, emailOf("ines"));
  const guessed = () => mayGuess(new Someone(app).desk, "password", emailOf("ines"));
  while (await guessed());
  const elsewhere = new Someone(app);
  expect(await elsewhere.signIn(emailOf("ines"))).toBe("throttled");
  const token = await linkMailedTo(emailOf("ines"));
  const answer = await elsewhere.api.setPassword(token, "uma-nova-bem-longa");
  if (answer.kind === "set") elsewhere.keep(answer.cookies);
  while (await guessed());
  expect(await elsewhere.signIn(emailOf("ines"), "uma-nova-bem-longa")).toBe("in");
});

test.each([
  ["curta", "short"],
  ["aaaaaaaaaaaa", "common"],
  ["mare-mansa-nara", "own"],
])("the password %s is refused, and the link stays good for another", async (password, flaw) => {
  await ownerAt(app, emailOf("nara"));
  const token = await linkMailedTo(emailOf("nara"));
  const answer = await new Someone(app).api.setPassword(token, password);
  expect(answer).toEqual({ kind: "flawed", flaw });
  expect(await kindOf(token, "quintal-com-jabuticaba")).toBe("set");
});

test("the property's name makes no password, whatever the e-mail says", async () => {
  await ownerAt(app, "nadia@correio.example");
  await deps.db.updateTable("property").set({ name: "Recanto Azulejo" }).execute();
  const token = await linkMailedTo("nadia@correio.example");
  expect(await kindOf(token, "recanto-azulejo-nadia")).toBe("flawed");
});
