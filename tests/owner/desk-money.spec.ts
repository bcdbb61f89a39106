import type { Page } from "@playwright/test";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { paidOnline } from "./paid-online.ts";
import { screens, signIn } from "./sign-in.ts";
import { bookByPhone } from "./timeline-stories.ts";

test.use({ tolerated: /status of (409|422)/ });

type Ledger = { session: string; amount_refunded: number };

async function givenBack(app: App, session: string): Promise<number | undefined> {
  const answer = await fetch(`${app.paymentsUrl}/__control/ledger`);
  return ((await answer.json()) as Ledger[]).find((entry) => entry.session === session)
    ?.amount_refunded;
}

const money = (page: Page) =>
  page.getByRole("heading", { name: "Valores" }).locator("xpath=ancestor::section[1]");

for (const [index, { name, viewport }] of screens.entries()) {
  test.describe(name, () => {
    test.use({ viewport });

    test("the rest comes in two means, and a slip is taken back with its reason", async ({
      page,
      app,
    }) => {
      const stay = stayAhead(270 + index * 2, 2);
      const id = await bookByPhone(app, stay, { name: "Ivo Paz", room: "jangada" });
      await signIn(page, app, `/admin/reservas/${id}`);
      const desk = money(page);
      await desk.getByText("Receber outro valor").click();
      await desk.getByLabel("Valor", { exact: true }).first().fill("780");
      await desk.getByLabel("Dinheiro").last().check();
      await desk.getByLabel("Observação").fill("Na chegada");
      await desk.getByRole("button", { name: "Anotar", exact: true }).click();
      await expect(desk.getByText("Recebido: Dinheiro")).toBeVisible();
      await expect(desk.getByText("Na chegada")).toBeVisible();

      await desk.getByLabel("Maquininha").first().check();
      await desk.getByRole("button", { name: /^Receber R\$\s1\.000$/ }).click();
      await expect(desk.getByText("Recebido: Cartão na maquininha")).toBeVisible();
      await expect(desk.getByRole("button", { name: /^Receber R/ })).toHaveCount(0);
      await expect(page.getByText("Paga", { exact: true })).toBeVisible();

      await desk.getByText("Foi engano?").first().click();
      await desk.getByLabel("O que houve").first().fill("Contei errado");
      await desk.getByRole("button", { name: /^Tirar R\$\s780 da conta$/ }).click();
      await expect(desk.getByText("Tirado: anotado por engano")).toBeVisible();
      await expect(desk.getByText("Contei errado")).toBeVisible();
      await expect(desk.getByRole("button", { name: /^Receber R\$\s780$/ })).toBeVisible();
    });

    test("a refund in parts goes back the way the money came, and cancelling the rest too", async ({
      page,
      app,
    }) => {
      const { id, session } = await paidOnline(app, 274 + index * 3);
      await signIn(page, app, `/admin/reservas/${id}`);
      const desk = money(page);
      await desk.getByText("Somar, descontar ou combinar outro total").click();
      await desk.getByLabel("Valor", { exact: true }).last().fill("80");
      await desk.getByLabel("O quê").fill("Transfer do aeroporto");
      await desk.getByRole("button", { name: "Somar" }).click();
      await expect(desk.getByText("Transfer do aeroporto").first()).toBeVisible();
      await desk.getByRole("button", { name: /^Receber R\$\s80$/ }).click();
      await expect(desk.getByText("Recebido: Pix")).toBeVisible();

      const giveBack = async (amount: string, why: string) => {
        const form = desk.getByLabel("Valor a devolver");
        if (!(await form.isVisible())) await desk.getByText("Devolver sem cancelar").click();
        await form.fill(amount);
        await desk.getByLabel("Por quê").last().fill(why);
      };
      await giveBack("300", "Barulho");
      await expect(
        desk.getByText(/^R\$\s300 pelo provedor de pagamento\. O total baixa igual/),
      ).toBeVisible();
      await desk.getByRole("button", { name: "Devolver", exact: true }).click();
      await expect(desk.getByText("Desconto: Barulho")).toBeVisible();
      await expect(
        desk.getByText(/^Devolução de R\$\s300 pedida, em .* Nada em aberto\.$/),
      ).toBeVisible();
      await expect(desk.getByLabel("Valor a devolver")).toBeHidden();
      await expect.poll(() => givenBack(app, session)).toBe(30_000);

      await giveBack("9.999", "Demais");
      await expect(desk.getByText("É mais do que ainda pode voltar.")).toBeVisible();
      await desk.getByRole("button", { name: "Devolver", exact: true }).click();
      await expect(page.getByRole("alert")).toContainText("mais do que foi pago");

      await page.getByRole("link", { name: "Cancelar reserva" }).click();
      await page.getByRole("link", { name: /^A casa Volta/ }).click();
      await expect(
        page.getByText(/pelo provedor de pagamento, R\$\s80 por Pix ou dinheiro/),
      ).toBeVisible();
      await page.getByRole("button", { name: /^Cancelar e devolver R/ }).click();
      await expect(page.getByText("A casa devolve por Pix ou dinheiro")).toBeVisible();
      await page.getByRole("button", { name: /^Já devolvi R\$\s80$/ }).click();
      await expect(page.getByText(/^Devolvido por Pix em /)).toBeVisible();
      await expect(page.getByText(/^R\$\s80 anotados como devolvidos \(Pix\), em /)).toBeVisible();
    });

    test("an amount that changed while she looked is asked for again, with both figures", async ({
      page,
      app,
    }) => {
      const stay = stayAhead(278, 1);
      const room = index === 0 ? "jangada" : "farol";
      const id = await bookByPhone(app, stay, { name: "Nilo Reis", room });
      await signIn(page, app, `/admin/reservas/${id}`);
      await page.getByRole("button", { name: /^Receber R/ }).click();
      await expect(page.getByText("Paga", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Cancelar reserva" }).click();
      await page.getByRole("link", { name: /^Nilo pediu/ }).click();
      const other = await page.context().newPage();
      await other.goto(`${app.siteUrl}/admin/reservas/${id}`);
      await other.getByText("Devolver sem cancelar").click();
      await other.getByLabel("Valor a devolver").fill("80");
      await other.getByLabel("Por quê").last().fill("Cortesia");
      await other.getByRole("button", { name: "Devolver", exact: true }).click();
      await expect(other.getByText("Desconto: Cortesia")).toBeVisible();
      await other.close();

      await page.getByRole("button", { name: /^Cancelar e devolver R\$\s1\.780$/ }).click();
      await expect(page.getByRole("alert")).toContainText(
        /dizia que voltam R\$\s1\.780; agora voltam R\$\s1\.700/,
      );
      await page.getByRole("button", { name: /^Cancelar e devolver R\$\s1\.700$/ }).click();
      await expect(page.getByText("Cancelada", { exact: true })).toBeVisible();
    });
  });
}
