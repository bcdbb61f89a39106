import type { Page } from "@playwright/test";
import type { House } from "../e2e/house.ts";
import { sampleOwner } from "../sandbox/prepare-database.ts";

/** Comes in through the form, as the owner does. */
export async function signIn(page: Page, house: House, { email, password } = sampleOwner) {
  await page.goto(`${house.siteUrl}/admin/entrar`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL(`${house.siteUrl}/admin`);
}
