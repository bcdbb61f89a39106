import { expect, test } from "../support/browser/house.ts";
import { isFullLook, sidewaysOverflow, violations } from "../support/browser/inspect.ts";
import { keepTheHouse, open, save } from "./house-pages.ts";
import { screens, signIn } from "./sign-in.ts";

keepTheHouse();

const parts = ["contato", "endereco", "empresa", "horarios", "cancelamento", "canais"];
const siteParts = ["capa", "promocao", "um-dia", "sobre", "beneficios"];

// A push checks a few of these pages among all the owner's; here is each, fully expanded.
for (const { name, viewport } of isFullLook ? screens : []) {
  test(`axe finds nothing on the house's pages nor on the numbers ${name}`, async ({
    page,
    house,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await signIn(page, house);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const houses = [...parts, ...siteParts].map((part) => `casa/${part}`);
    for (const part of ["casa", ...houses, "numeros"]) {
      await open(page, house, part);
      await page.evaluate(() => {
        for (const closed of document.querySelectorAll("details")) closed.open = true;
      });
      expect(await violations(page), part).toEqual([]);
      expect(await sidewaysOverflow(page), part).toEqual([]);
    }
    await open(page, house, "casa/contato");
    await page.getByLabel("Telefone", { exact: true }).fill("1");
    await save(page);
    await expect(page.getByText("Escreva o DDD e o número")).toBeVisible();
    expect(await violations(page), "refused").toEqual([]);
  });
}
