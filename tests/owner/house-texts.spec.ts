import { expect, test } from "../support/browser/app.ts";
import { open, refusals, saved, textbox } from "./property-pages.ts";
import { letIn, screens } from "./sign-in.ts";

test.use({ tolerated: refusals });

for (const { viewport } of screens) {
  const { width } = viewport;
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page, app }) => {
      await page.setViewportSize(viewport);
      await letIn(page, app);
    });

    test("benefits are added, moved and taken away, and the site shows them so", async ({
      page,
      app,
    }) => {
      await open(page, app, "casa/beneficios");
      const title = (place: number) => textbox(page, "Título").nth(place - 1);
      const first = await title(1).inputValue();
      await page.getByRole("button", { name: "Acrescentar um benefício" }).click();
      await page.getByLabel("Desenho").last().selectOption({ label: "Lareira" });
      await textbox(page, "Título").last().fill(`Lareira ${width}`);
      await textbox(page, "Texto").last().fill("Acesa nas noites frias.");
      const count = await page.getByLabel("Desenho").count();
      await page.getByRole("button", { name: `Subir o benefício ${count}` }).click();
      await page.getByRole("button", { name: "Tirar o benefício 1", exact: true }).click();
      await expect(textbox(page, "Título")).toHaveCount(count - 1);
      await expect(title(count - 2)).toHaveValue(`Lareira ${width}`);
      await saved(page);

      await page.goto(app.siteUrl);
      const shown = page.getByRole("region", { name: "Benefícios" }).getByRole("heading");
      await expect(shown.nth(count - 3)).toHaveText(`Lareira ${width}`);
      await expect(shown).not.toContainText([first]);
    });

    test("after a refusal what was typed moves with its row", async ({ page, app }) => {
      await open(page, app, "casa/beneficios");
      const title = (place: number) => textbox(page, "Título").nth(place - 1);
      const [first, second] = [await title(1).inputValue(), await title(2).inputValue()];
      await title(3).fill("");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(title(3)).toHaveAttribute("aria-invalid", "true");
      await page.getByRole("button", { name: "Descer o benefício 1", exact: true }).click();
      await expect(title(1)).toHaveValue(second);
      await expect(title(2)).toHaveValue(first);
      await page.getByRole("button", { name: "Tirar o benefício 6", exact: true }).click();
      await page.getByRole("button", { name: "Acrescentar um benefício" }).click();
      await expect(textbox(page, "Título").last()).toHaveValue("");
    });

    test("a photo is sent where it is used, and asks for its description", async ({
      page,
      app,
    }) => {
      await open(page, app, "casa/capa");
      await page.getByText("Trocar a foto").click();
      await page.getByLabel("Enviar uma foto").setInputFiles("sample/photos/jardim.jpg");
      const words = page.getByRole("textbox", { name: "O que se vê na foto", exact: true });
      await expect(words).toHaveValue("");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(words).toHaveAttribute("aria-invalid", "true");
      await words.fill(`O jardim, visto a ${width}.`);
      await saved(page);
      await page.goto(app.siteUrl);
      await expect(page.getByRole("img", { name: `O jardim, visto a ${width}.` })).toBeVisible();
    });
  });
}
