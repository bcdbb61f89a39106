import type { Cookie, Page } from "@playwright/test";
import type { House } from "../e2e/house.ts";
import { sampleOwner } from "../sandbox/prepare-database.ts";

/** The door lets ten try in a minute: who has been let in once comes back with her cookie. */
const sessions = new Map<string, Cookie[]>();

/** Through the form the first time, as she does it; then to where she wanted to go. */
export async function signIn(page: Page, house: House, path = "/admin"): Promise<void> {
  const known = sessions.get(house.siteUrl);
  if (known) await page.context().addCookies(known);
  else await fillForm(page, house);
  sessions.set(house.siteUrl, await page.context().cookies());
  await page.goto(house.siteUrl + path, { waitUntil: "networkidle" });
}

async function fillForm(page: Page, house: House): Promise<void> {
  await page.goto(`${house.siteUrl}/admin/entrar`);
  await page.getByLabel("E-mail").fill(sampleOwner.email);
  await page.getByLabel("Senha", { exact: true }).fill(sampleOwner.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL(`${house.siteUrl}/admin`);
}
