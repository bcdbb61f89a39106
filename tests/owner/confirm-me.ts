import { expect, type Page } from "@playwright/test";
import { sampleOwner } from "../../sandbox/prepare-database.ts";

/** Confirms a step-up with her password, where a form asks for it. */
export async function confirmMe(page: Page, { password } = sampleOwner) {
  const dialog = page.getByRole("dialog", { name: /^(Confirme que é você|Trocar )/ });
  await dialog.getByLabel("Sua senha").fill(password);
  await dialog.getByRole("button", { name: /^(Confirmar|Trocar)/ }).click();
  await expect(dialog).toHaveCount(0);
}
