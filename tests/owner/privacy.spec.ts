import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browser/app.ts";
import { pastStay } from "./past-stay.ts";
import { screens, signIn } from "./sign-in.ts";

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("give a guest his data, erase them, and find the money where it was", async ({
      page,
      app,
    }) => {
      const guest = `Davi Sampaio ${viewport.width}`;
      await signIn(page, app, await pastStay(app, guest));
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Baixar os dados" }).click();
      const file = await readFile(await (await download).path(), "utf8");
      expect(JSON.parse(file).reservas).toMatchObject([{ nome: guest, total: "R$ 1.040" }]);

      await page.getByRole("button", { name: "Apagar os dados" }).click();
      const dialog = page.getByRole("dialog", { name: `Apagar os dados de ${guest}?` });
      await expect(dialog).toContainText("Ficam o código, as datas e os valores");
      await dialog.getByRole("button", { name: "Voltar sem apagar" }).click();
      await expect(page.getByRole("heading", { level: 1, name: guest })).toBeVisible();

      await page.getByRole("button", { name: "Apagar os dados" }).click();
      await dialog.getByRole("button", { name: "Apagar os dados" }).click();
      const gone = page.getByRole("heading", { level: 1, name: "Hóspede (dados apagados)" });
      await expect(gone).toBeVisible();
      await expect(page.getByText(/^Dados apagados em \d+ de \S+ de \d{4}\.$/)).toBeVisible();
      await expect(page.getByText("Dados do hóspede apagados")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Contato e anotações" })).toHaveCount(0);
      await expect(page.getByText("R$ 1.040", { exact: true }).first()).toBeVisible();
      await expect(page.getByText(guest)).toHaveCount(0);
    });

    test("while somebody is in the house the page says from when on", async ({ page, app }) => {
      const [helena] = await app.query<{ id: string }>(
        "select id from booking where guest_name = 'Helena Prado'",
      );
      await signIn(page, app, `/admin/reservas/${helena?.id}`);
      await expect(
        page.getByText(/a estadia ainda não acabou\. Dá a partir de \d+ de \S+ de \d{4}\./),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: "Baixar os dados" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Apagar os dados" })).toHaveCount(0);
    });
  });
}
