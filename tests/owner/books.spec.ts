import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { turnIn } from "../support/browser/turn.ts";
import { centavosIn, readCsv } from "../support/read-csv.ts";
import { offeredRoom, payPart } from "./new-booking-form.ts";
import { screens, signIn } from "./sign-in.ts";

/** R$ 2.280, of which R$ 1.000 were paid by Pix. Returns its code. */
async function takeBooking(page: Page, app: App, guest: string): Promise<string> {
  // Nights that no other test uses.
  const { checkIn, checkOut } = stayAhead(500 + turnIn(app, "nights") * 4, 3);
  const query = `quarto=coqueiro&de=${checkIn}&ate=${checkOut}`;
  await signIn(page, app, `/admin/reservas/nova?${query}`);
  await expect(offeredRoom(page, "Quarto Coqueiro")).toBeChecked();
  await page.getByLabel("Nome do hóspede").fill(guest);
  await page.getByLabel("Telefone").fill("73 95555-0142");
  await page.getByText("Mais detalhes").click();
  await page.getByLabel("Valor combinado").fill("2.280");
  await payPart(page, "1.000");
  await page.getByRole("button", { name: "Reservar" }).click();
  await expect(page.getByRole("heading", { name: guest })).toBeVisible();
  const [row] = await app.query<{ code: string }>(
    "select code from booking where guest_name = $1 order by created_at desc",
    [guest],
  );
  return row?.code ?? "";
}

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("see who owes, give a receipt, and hand the day to the accountant", async ({
      page,
      app,
    }) => {
      const guest = `Rita Moura ${viewport.width}`;
      const code = await takeBooking(page, app, guest);

      await page.goto(`${app.siteUrl}/admin/dinheiro`);
      const debt = page.getByRole("row").filter({ hasText: code });
      await expect(debt).toContainText("R$ 1.280");
      await expect(debt).toContainText("na chegada");
      const chat = debt.getByRole("link", { name: `WhatsApp para ${guest}` });
      const href = decodeURIComponent((await chat.getAttribute("href")) ?? "");
      expect(href).toContain("https://wa.me/5573955550142?text=Oi, Rita!");
      expect(href).toMatch(/falta pagar R\$\s1\.280\.\s+Dá para pagar na chegada\./);

      await page.getByRole("link", { name: "Caixa do dia" }).click();
      const movement = page.getByRole("row").filter({ hasText: code });
      await expect(movement).toContainText("R$ 1.000");
      await expect(movement).toContainText("Dona Lia");
      await movement.getByRole("button", { name: "Recibo" }).click();
      await expect(page).toHaveURL(/\/recibo\/\d+$/);
      const paper = page.getByRole("article", { name: /^Recibo nº \d+$/ });
      await expect(paper).toContainText(guest);
      await expect(paper).toContainText("R$ 1.000,00");
      await expect(paper).toContainText("CNPJ 00.000.000/0001-00");
      await expect(paper).not.toContainText("Devolvido");

      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
      await expect(paper).toBeVisible();
      await page.emulateMedia({ media: "screen" });

      const number = page.url().split("/").at(-1);
      await page.goto(`${app.siteUrl}/admin/dinheiro/caixa`);
      await expect(movement.getByRole("link", { name: `Recibo nº ${number}` })).toBeVisible();

      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Baixar planilha" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^dinheiro-[\d-]{10}-a-[\d-]{10}\.csv$/);
      const rows = readCsv(await readFile(await file.path(), "utf8"));
      const [row, ...more] = rows.filter((one) => one.Código === code);
      expect(more).toEqual([]);
      expect(row).toMatchObject({ Hóspede: guest, Movimento: "Pagamento", Forma: "Pix" });
      expect(centavosIn(row?.Valor ?? "")).toBe(100_000);
      expect(centavosIn(row?.Líquido ?? "")).toBe(100_000);
    });
  });
}
