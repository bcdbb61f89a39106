import { expect, test } from "../e2e/house.ts";
import { signIn } from "./sign-in.ts";

test("another page of the dashboard takes the focus to its main part", async ({ page, house }) => {
  await signIn(page, house);
  await page.getByRole("link", { name: "Calendário" }).last().press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Calendário" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});
