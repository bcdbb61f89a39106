import { readFile } from "node:fs/promises";
import { bookingUrl } from "../../src/contract/owner-urls.ts";
import { expect, test } from "../support/browser/app.ts";
import { centavosIn, readCsv } from "../support/read-csv.ts";
import { forgetChannels } from "./channel-stories.ts";
import { busyMonth } from "./numbers-stories.ts";
import { screens, signIn } from "./sign-in.ts";

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });
    test.afterEach(({ app }) => forgetChannels(app));

    test("choose a month, read each answer and its table, complete what is missing", async ({
      page,
      app,
    }) => {
      const { month, unpriced } = await busyMonth(app);
      const question = (title: string) => page.getByRole("region", { name: title });
      await signIn(page, app, `/admin/numeros?de=${month}&meses=12`);
      await page.getByLabel("Por", { exact: true }).selectOption("1 mês");
      await page.getByRole("button", { name: "Ver", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`de=${month}&meses=1$`));

      const revenue = question("Quanto a casa vendeu?");
      await expect(revenue).toContainText("R$ 3.000, dos quais R$ 200 são comissão dos portais.");
      await revenue.getByText("Ver em tabela").click();
      const table = revenue.getByRole("table", { name: "Receita e comissão por mês" });
      await expect(table.getByRole("row").last()).toHaveText(/^Tudo.*3\.000.*200$/);

      const rate = question("Quanto rendeu cada noite?");
      await expect(rate).toContainText("R$ 500 por noite vendida (diária média)");
      await expect(rate).toContainText("Há 3 noites com valor a completar");
      await expect(question("Quão cheia a casa está?")).toContainText(/9 de 1\d\d noites vendidas/);
      await expect(question("Que quarto rende mais?")).toContainText(/^.*Quarto Farol: R\$/);

      const channels = question("De onde vêm os hóspedes?");
      await expect(channels).toContainText("22,2% das noites vendidas vieram sem portal");
      await expect(channels.getByRole("table", { name: "Por canal" })).toContainText("Booking");
      await expect(question("Como o dinheiro entrou?")).toContainText("Nenhum dinheiro entrou");
      await expect(question("Quanto as reservas diretas pouparam?")).toContainText(
        "R$ 100: o que estas estadias custariam pela comissão média de 10%. Ela vem de 1 estadia de portal",
      );

      await page.goto(`${app.siteUrl}${bookingUrl(unpriced)}`);
      await page.getByLabel("Valor da estadia").fill("1.000");
      await page.getByLabel("Comissão").fill("400");
      await page.getByText("O hóspede paga aqui").click();
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByText("Guardado.", { exact: true })).toBeVisible();

      await page.goto(`${app.siteUrl}/admin/numeros?de=${month}&meses=1`);
      await expect(rate).not.toContainText("a completar");
      await expect(question("Quanto as reservas diretas pouparam?")).toContainText(
        "R$ 200: o que estas estadias custariam pela comissão média de 20%. Ela vem de 2 estadias",
      );

      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Planilha" }).click();
      const rows = readCsv(await readFile(await (await download).path(), "utf8"));
      const of = (canal: string) =>
        rows.find((row) => row.Canal === canal && row.Quarto === "Todos");
      expect(centavosIn(of("Booking")?.Receita ?? "")).toBe(300_000);
      expect(centavosIn(of("Booking")?.Comissão ?? "")).toBe(60_000);
      expect(centavosIn(of("Todos")?.Receita ?? "")).toBe(400_000);
    });

    test("today's payment is in what came in, by its means", async ({ page, app }) => {
      await signIn(page, app, "/admin/numeros");
      const means = page.getByRole("region", { name: "Como o dinheiro entrou?" });
      const table = means.getByRole("table", { name: "Por forma de pagamento" });
      const [{ received } = { received: 0 }] = await app.query<{ received: number }>(
        "select sum(received)::int as received from booking_account",
      );
      const reais = (received / 100).toLocaleString("pt-BR");
      await expect(table.getByRole("row").last()).toContainText(`R$ ${reais}`);
      await expect(means).toContainText(`Entraram R$ ${reais}`);
    });
  });
}
