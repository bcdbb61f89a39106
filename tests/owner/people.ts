import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { App } from "../support/browser/app.ts";
import { signIn } from "./sign-in.ts";

type Mail = { to: { address: string }[]; text: string; receivedAt: string };
type Person = { readonly email: string; readonly password: string };

/** The link to set a password from a person's mailbox. */
export async function mailedLink(app: App, email: string, which = 1): Promise<string> {
  await expect.poll(async () => (await linksTo(app, email)).length).toBe(which);
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

/** A second owner, by invitation, so that the first one's password stays unchanged. */
export async function newOwner(app: App, page: Page): Promise<Person> {
  const lia = { email: `lia-${randomUUID()}@maremansa.example`, password: "rede-e-sombra-fresca" };
  const context = await page.context().browser()?.newContext();
  const other = await context?.newPage();
  if (!other) throw new Error("no browser to invite from");
  await signIn(other, app, "/admin/pessoas");
  await other.getByLabel("Nome").fill("Dona Lia");
  await other.getByLabel("E-mail").fill(lia.email);
  await other.getByLabel("Pode").selectOption("owner");
  await other.getByRole("button", { name: "Mandar convite" }).click();
  await other.goto(await mailedLink(app, lia.email));
  await other.getByLabel("Senha nova").fill(lia.password);
  await other.getByRole("button", { name: "Guardar" }).click();
  // The inviting owner is still signed in here, so sign-in redirects at once.
  await expect(other).toHaveURL(/\/admin$/);
  await context?.close();
  return lia;
}
