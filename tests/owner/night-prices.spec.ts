import { addDays } from "../../src/domain/day.ts";
import { expect, test } from "../support/browser/app.ts";
import { newOwner } from "./people.ts";
import { letIn, screens, signIn } from "./sign-in.ts";
import { freeDay, openTimeline, quietWeeks } from "./timeline-stories.ts";

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("the price of a span is seen before it is saved, counts, and is taken back", async ({
      page,
      app,
    }) => {
      const at = quietWeeks(app);
      const [first, last] = [at(1, 1).checkIn, at(2, 1).checkIn];
      await letIn(page, app);
      await openTimeline(page, app, at(0, 1).checkIn);
      await freeDay(page, "Quarto Mar", first).focus();
      for (const key of ["Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
      await page.getByRole("button", { name: "Mudar o preço" }).click();
      const dialog = page.getByRole("dialog", { name: "Mudar o preço" });
      await expect(dialog.getByLabel("Primeira noite")).toHaveValue(first);
      await expect(dialog.getByLabel("Última noite")).toHaveValue(last);
      await expect(dialog.getByLabel("Quarto Mar")).toBeChecked();
      await expect(dialog.getByLabel("Quarto Farol")).not.toBeChecked();
      await dialog.getByLabel("Quarto Farol").check();
      await dialog.getByLabel("Preço da noite").fill("1.200");
      const preview = dialog.getByRole("status");
      await expect(preview).toContainText(/Quarto Mar.*de R\$\s890 para R\$\s1\.200/);
      await expect(preview).toContainText(/Quarto Farol.*de R\$\s690 para R\$\s1\.200/);
      const seasons = () =>
        app.query<{ listing_id: string }>(
          "select listing_id from season where first_night = $1 order by listing_id",
          [first],
        );
      expect(await seasons()).toEqual([]);
      await dialog.getByRole("button", { name: "Salvar preço" }).click();
      await expect(dialog).toHaveCount(0);
      const cell = freeDay(page, "Quarto Mar", last);
      await expect(cell).toHaveAccessibleName(/livre, R\$\s1\.200$/);
      await expect(cell).toHaveText("1.200");
      await expect(freeDay(page, "Quarto Mar", addDays(last, 1))).toHaveText("890");
      expect(await seasons()).toEqual([{ listing_id: "farol" }, { listing_id: "mar" }]);

      const bar = page.getByRole("region", { name: "Preço salvo" });
      await expect(bar).toContainText("Preço novo em Quarto Mar e Quarto Farol");
      await bar.getByRole("button", { name: "Desfazer" }).click();
      await expect(bar).toHaveCount(0);
      await expect(cell).toHaveAccessibleName(/livre$/);
      expect(await seasons()).toEqual([]);
    });

    test("prices are the owner's alone", async ({ page, app }) => {
      const helper = await newOwner(app);
      await app.query(`update "user" set role = 'team' where email = $1`, [helper.email]);
      await signIn(page, app, "/admin", helper);
      await openTimeline(page, app, quietWeeks(app)(0, 1).checkIn);
      await page.getByRole("button", { name: "Bloquear", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Bloquear ou reservar" });
      await expect(dialog.getByRole("link", { name: "Fazer reserva" })).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Mudar o preço" })).toHaveCount(0);
    });
  });
}
