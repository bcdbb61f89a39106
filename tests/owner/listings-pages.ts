import { expect, type Page } from "@playwright/test";
import type { App } from "../support/browser/app.ts";

export const editor = (id: string): string => `/admin/quartos/${id}`;

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Salvar quarto" }).click();
  await expect(page.getByText("Tudo salvo")).toBeVisible();
}

/** What a visitor sees, in a separate context. */
export async function visit(page: Page, app: App, path: string): Promise<Page> {
  const visitor = await page.context().newPage();
  await visitor.goto(app.siteUrl + path, { waitUntil: "networkidle" });
  return visitor;
}
