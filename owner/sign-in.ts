import type { Page } from "@playwright/test";
import type { House } from "../e2e/house.ts";
import { sampleOwner } from "../sandbox/prepare-database.ts";

/** Through the form, as she does it; then to where she wanted to go. */
export async function signIn(page: Page, house: House, path = "/admin"): Promise<void> {
  await page.goto(`${house.siteUrl}/admin/entrar`);
  await page.getByLabel("E-mail").fill(sampleOwner.email);
  await page.getByLabel("Senha", { exact: true }).fill(sampleOwner.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL(`${house.siteUrl}/admin`);
  if (path !== "/admin") await page.goto(house.siteUrl + path, { waitUntil: "networkidle" });
}
