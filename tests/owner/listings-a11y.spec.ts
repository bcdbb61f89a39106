import { expect, test } from "../support/browser/app.ts";
import { violations } from "../support/browser/inspect.ts";
import { screens, signIn } from "./sign-in.ts";

const editor = "/admin/quartos/mar";

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("axe finds nothing on an open photo and on complaints", async ({ page, app }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await signIn(page, app, editor);
      await page.getByRole("button", { name: "Inglês" }).click();
      await page.getByRole("button", { name: "Opções da foto 1" }).click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Pronto" }).click();
      await page.getByLabel("Preço base por noite").fill("");
      await page.getByRole("button", { name: "Salvar quarto" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test("between phone and desk a season's fields have their labels in sight", async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 960, height: 900 });
  await signIn(page, app, editor);
  await page.getByRole("button", { name: "Nova temporada" }).click();
  const season = page.getByRole("row").last();
  const labels = season.locator("label");
  await expect(labels).toHaveCount(5);
  for (const label of await labels.all()) {
    expect((await label.boundingBox())?.width).toBeGreaterThan(20);
  }
});
