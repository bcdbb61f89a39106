import type { BrowserContext, Page } from "@playwright/test";
import type { House } from "../e2e/house.ts";
import { sampleOwner } from "../sandbox/prepare-database.ts";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
const kept = new Map<string, Cookies>();

/** Comes in through the form, once per house: the door lets nobody try ten times a minute. */
export async function signIn(page: Page, house: House, { email, password } = sampleOwner) {
  const key = `${house.siteUrl} ${email}`;
  const cookies = kept.get(key);
  if (cookies) return page.context().addCookies(cookies);
  await page.goto(`${house.siteUrl}/admin/entrar`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL(`${house.siteUrl}/admin`);
  kept.set(key, await page.context().cookies());
}
