import type { Page } from "@playwright/test";
import { type App, expect } from "../support/browser/app.ts";

/** The browser logs a refused form. */
export const refusals = /status of 4(03|09|22|28)/;

export async function open(page: Page, app: App, part: string) {
  await page.goto(`${app.siteUrl}/admin/${part}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** A label around a long text contains that text: match the field's accessible name. */
export function textbox(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true });
}

export async function save(page: Page) {
  await page.getByRole("button", { name: "Salvar" }).click();
}

export async function saved(page: Page) {
  await save(page);
  await expect(page.getByText(/^Salvo\./)).toBeVisible();
}
