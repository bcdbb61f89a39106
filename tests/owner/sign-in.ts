import { type BrowserContext, expect, type Page } from "@playwright/test";
import { sampleOwner } from "../../sandbox/prepare-database.ts";
import type { App } from "../support/browser/app.ts";

/** Phone and desktop: every task of the owner's is tested on both. */
const everyScreen = [
  { name: "no celular", viewport: { width: 390, height: 844 } },
  { name: "no computador", viewport: { width: 1440, height: 900 } },
] as const;

/** Every push tests the phone, which she uses most; `SCREENS=all` both. */
export const screens = process.env.SCREENS === "all" ? everyScreen : everyScreen.slice(0, 1);

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
const kept = new Map<string, Cookies>();
let devices = 0;

/** A context with its own address, because sign-in is rate limited per address. */
export async function fromElsewhere(page: Page): Promise<Page> {
  devices += 1;
  await page.setExtraHTTPHeaders({ "x-forwarded-for": `192.0.2.${devices % 250}` });
  return page;
}

/** Through the form the first time, with the saved cookies after that. */
export async function signIn(
  page: Page,
  app: App,
  path = "/admin",
  { email, password }: { email: string; password: string } = sampleOwner,
): Promise<void> {
  const key = [app.siteUrl, email, password].join(" ");
  const cookies = kept.get(key);
  if (cookies) {
    await page.context().addCookies(cookies);
    await page.goto(`${app.siteUrl}${path}`);
  } else {
    await fromElsewhere(page);
    await page.goto(`${app.siteUrl}/admin/entrar?volta=${encodeURIComponent(path)}`);
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Entrar" }).click();
  }
  await expect(page).toHaveURL(`${app.siteUrl}${path}`);
  kept.set(key, await page.context().cookies());
}
