import { expect } from "@playwright/test";
import { askNoSecondFactor } from "../../sample/ask-no-second-factor.ts";
import type { Role } from "../../src/domain/person.ts";
import { connect, createPool } from "../../src/server/database/connect.ts";
import { createOwner } from "../../src/server/owner/create-owner.ts";
import type { App } from "../support/browser/app.ts";
import { turnIn } from "../support/browser/turn.ts";

type Mail = { to: { address: string }[]; text: string; receivedAt: string };
type Person = { readonly email: string; readonly password: string };

/** The link to set a password from a person's mailbox. */
export async function mailedLink(app: App, email: string): Promise<string> {
  await expect.poll(async () => (await linksTo(app, email)).length).toBe(1);
  return (await linksTo(app, email)).at(-1) ?? "";
}

async function linksTo(app: App, email: string): Promise<string[]> {
  const answer = await fetch(`${app.inboxUrl}/api/messages`);
  const mails = (await answer.json()) as Mail[];
  return mails
    .filter(({ to }) => to.some(({ address }) => address === email))
    .sort((one, other) => one.receivedAt.localeCompare(other.receivedAt))
    .map(({ text }) => /http\S+\/admin\/senha#\w+/.exec(text)?.[0] ?? "");
}

/** A person with an account, without an invitation. `isAsked`: for a second factor. */
export async function addPerson(
  app: App,
  person: Person & { name: string },
  role: Role,
  { isAsked = false } = {},
) {
  const pool = createPool(app.databaseUrl, 1);
  await createOwner(connect(pool), person, new Date(app.now()));
  await pool.query(`update "user" set role = $1 where email = $2`, [role, person.email]);
  if (!isAsked) await askNoSecondFactor(connect(pool), person.email);
  await pool.end();
  return person;
}

/** A second owner, so that the first one's password stays unchanged. */
export function newOwner(app: App, how: { isAsked?: boolean } = {}): Promise<Person> {
  const email = `lia-${turnIn(app, "owner")}@maremansa.example`;
  const lia = { name: "Dona Lia", email, password: "rede-e-sombra-fresca" };
  return addPerson(app, lia, "owner", how);
}
