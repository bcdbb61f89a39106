import { expect, test } from "../support/browser/app.ts";
import { sidewaysOverflow, violations } from "../support/browser/inspect.ts";
import { open, refusals, save } from "./property-pages.ts";
import { screens, signIn } from "./sign-in.ts";

test.use({ tolerated: refusals });

const parts = [
  ...["contato", "endereco", "empresa", "horarios", "cancelamento", "sinal", "pix", "hospede"],
];
const siteParts = ["pagamento", "canais", "capa", "promocao", "um-dia", "sobre", "beneficios"];

// Each fully expanded.
for (const { name, viewport } of screens) {
  test(`axe finds nothing on the house's pages nor on the numbers ${name}`, async ({
    page,
    app,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await signIn(page, app);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const apps = [...parts, ...siteParts].map((part) => `casa/${part}`);
    for (const part of ["casa", ...apps, "numeros"]) {
      await open(page, app, part);
      await page.evaluate(() => {
        for (const closed of document.querySelectorAll("details")) closed.open = true;
      });
      expect(await violations(page), part).toEqual([]);
      expect(await sidewaysOverflow(page), part).toEqual([]);
    }
    await open(page, app, "casa/contato");
    await page.getByLabel("Telefone", { exact: true }).fill("1");
    await save(page);
    await expect(page.getByText("Escreva o DDD e o número")).toBeVisible();
    expect(await violations(page), "refused").toEqual([]);
  });
}
