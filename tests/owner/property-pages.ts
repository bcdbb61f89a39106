import type { Page } from "@playwright/test";
import { type App, expect, test } from "../support/browser/app.ts";

/** Restores the property's row after a file's tests. */
export function restoreProperty() {
  test.use({ tolerated: /status of 4(03|09|22)/ });
  test.beforeAll(async ({ app }) => {
    await app.query("create table kept as select * from property");
  });
  test.afterAll(async ({ app }) => {
    await app.query("delete from property");
    await app.query("insert into property select * from kept");
    await app.query("drop table kept");
  });
}

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
