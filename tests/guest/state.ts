import { expect, type Page } from "@playwright/test";
import { inLanguage } from "../../src/contract/page-urls.ts";
import type { Language } from "../../src/domain/language.ts";
import type { App } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { type Checkout, successUrl } from "../support/browser/checkouts.ts";
import { english, portuguese } from "../support/browser/words.ts";

export type Visit = { readonly page: Page; readonly app: App; readonly language: Language };

/** A visitor's screen in one of its states, and how to get there. */
export type State = {
  readonly name: string;
  open(visit: Visit): Promise<void>;
  /** The browser logs responses of 400 and more as errors: here they are expected. */
  readonly complains?: boolean;
};

export const text = ({ language }: Visit) => (language === "pt-BR" ? portuguese : english);

export async function go({ page, app, language }: Visit, url: string): Promise<void> {
  await openAwake(page, app.siteUrl + inLanguage(url, language));
  // Its photos are checked too.
  await page.waitForLoadState("networkidle");
}

export type MakeCheckout = (app: App) => Promise<Checkout>;

export async function openSuccess(visit: Visit, make: MakeCheckout, heading: string) {
  await visit.page.goto(successUrl(visit.app, await make(visit.app), visit.language));
  await expect(visit.page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await visit.page.waitForLoadState("networkidle");
}
