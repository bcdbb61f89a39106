import { type BrowserContext, expect, type Page } from "@playwright/test";
import { sampleOwner } from "../../sandbox/prepare-database.ts";
import type { App } from "../support/browser/app.ts";
import { turnIn } from "../support/browser/turn.ts";

/** Phone and desktop: every task of the owner's is tested on both. */
const everyScreen = [
  { name: "no celular", viewport: { width: 390, height: 844 } },
  { name: "no computador", viewport: { width: 1440, height: 900 } },
] as const;

/** Every push tests the phone, which she uses most; `SCREENS=all` both. */
export const screens = process.env.SCREENS === "all" ? everyScreen : everyScreen.slice(0, 1);

type Cookies = Parameters<BrowserContext["addCookies"]>[0];
type Credentials = { readonly email: string; readonly password: string };
const kept = new Map<string, Cookies>();

/** A page with an address of its own, because sign-in is rate limited per address. */
export async function fromElsewhere(page: Page, app: App): Promise<Page> {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": newAddress(app) });
  return page;
}

const newAddress = (app: App) => `192.0.2.${turnIn(app, "address") % 250}`;

/** Signed in, and at this page. */
export async function signIn(
  page: Page,
  app: App,
  path = "/admin",
  person: Credentials = sampleOwner,
): Promise<void> {
  await letIn(page, app, person);
  await page.goto(`${app.siteUrl}${path}`);
  await expect(page).toHaveURL(`${app.siteUrl}${path}`);
  kept.set(keyOf(app, person), await page.context().cookies());
}

/**
 * Signs in without opening a page: by the form's own call, once per person and house, and with her
 * cookies after that.
 */
export async function letIn(page: Page, app: App, person: Credentials = sampleOwner) {
  const cookies = kept.get(keyOf(app, person)) ?? (await sendForm(page, app, person));
  kept.set(keyOf(app, person), cookies);
  await page.context().addCookies(cookies);
}

const keyOf = (app: App, { email, password }: Credentials) => [app.siteUrl, email, password].join();

async function sendForm(page: Page, app: App, person: Credentials): Promise<Cookies> {
  const answer = await fetch(`${app.siteUrl}/admin/entrar`, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: app.siteUrl,
      "x-forwarded-for": newAddress(app),
      "user-agent": await page.evaluate(() => navigator.userAgent),
    },
    body: new URLSearchParams(person),
  });
  return answer.headers.getSetCookie().map((cookie) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url: app.siteUrl };
  });
}
