import { expect, type Page } from "@playwright/test";
import type { House } from "../e2e/house.ts";

export const dona = { email: "dona@maremansa.example", password: "rede-na-varanda" };

/** Phone and computer: every job of the owner's is done on both. */
export const screens = [
  { name: "no celular", viewport: { width: 390, height: 844 } },
  { name: "no computador", viewport: { width: 1440, height: 900 } },
] as const;

let devices = 0;

/** Every device of its own address: the door counts how often one address knocks. */
export async function signIn(page: Page, house: House, path = "/admin", who = dona): Promise<void> {
  devices += 1;
  await page.setExtraHTTPHeaders({ "x-forwarded-for": `192.0.2.${devices % 250}` });
  await page.goto(`${house.siteUrl}/admin/entrar?volta=${encodeURIComponent(path)}`);
  await page.getByLabel("E-mail").fill(who.email);
  await page.getByLabel("Senha", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(`${house.siteUrl}${path}`);
}
