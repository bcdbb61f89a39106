import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/house.ts";
import { signIn } from "./sign-in.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const editor = "/admin/quartos/mar";

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("axe finds nothing on an open photo and on complaints", async ({ page, house }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await signIn(page, house, editor);
      await page.getByRole("button", { name: "Inglês" }).click();
      await page.getByRole("button", { name: "Opções da foto 1" }).click();
      await expectClean(page);
      await page.getByRole("button", { name: "Pronto" }).click();
      await page.getByLabel("Preço base por noite").fill("");
      await page.getByRole("button", { name: "Salvar quarto" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectClean(page);
    });
  });
}

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes[0]?.html.slice(0, 200)}`),
  ).toEqual([]);
}
