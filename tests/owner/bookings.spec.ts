import { readFile } from "node:fs/promises";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { bookingIdOf, openCheckout, paidCheckout } from "../support/browser/checkouts.ts";
import { turnIn } from "../support/browser/turn.ts";
import { WITHDRAWAL_ENDS } from "../support/withdrawal.ts";
import { fillBooking, payPart } from "./new-booking-form.ts";
import { screens, signIn } from "./sign-in.ts";

test.use({ tolerated: /status of (401|403|409|422)/ });

/** Nights that no other test uses. */
const freshStay = (app: App) => stayAhead(120 + turnIn(app, "nights") * 4, 3);

type Ledger = { session: string; amount: number; amount_refunded: number };

async function ledgerOf(app: App, session: string): Promise<Ledger | undefined> {
  const answer = await fetch(`${app.paymentsUrl}/__control/ledger`);
  return ((await answer.json()) as Ledger[]).find((entry) => entry.session === session);
}

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("see who arrives, check the guest in, and take it back", async ({ page, app }) => {
      await signIn(page, app);
      const arrivals = page.getByRole("region", { name: "Chegadas" });
      const inHouse = page.getByRole("region", { name: "Na casa" });
      const iracema = arrivals.getByRole("article").filter({ hasText: "Iracema Lobo" });
      await expect(iracema).toContainText("Quarto Jangada, 2 noites, 2 pessoas");
      await expect(
        iracema.getByRole("link", { name: "WhatsApp para Iracema Lobo" }),
      ).toHaveAttribute("href", /^https:\/\/wa\.me\/5585955550116\?text=Oi%2C%20Iracema/);
      await iracema.getByRole("button", { name: "Fazer check-in" }).click();
      await expect(inHouse).toContainText("Iracema Lobo");
      await expect(arrivals).toContainText("Ninguém chega hoje.");
      await expect(page.locator(":focus")).toHaveText("Check-in de Iracema Lobo feito.");
      const guest = inHouse.getByRole("article").filter({ hasText: "Iracema Lobo" });
      await guest.locator("summary", { hasText: "Mais ações" }).click();
      await guest.getByRole("button", { name: "Desfazer check-in" }).click();
      await expect(arrivals).toContainText("Iracema Lobo");
    });

    test("take a phone booking, note a payment, and keep the site from selling it", async ({
      page,
      app,
    }) => {
      const stay = freshStay(app);
      await signIn(page, app);
      await page.getByRole("link", { name: "Reserva", exact: true }).click();
      await fillBooking(page, { stay, room: "Quarto Coqueiro", name: "Jorge Sá" });
      await expect(page.getByText(/^Quarto Coqueiro, 3 noites: R\$\s2\.280$/)).toBeVisible();
      await page.getByText("Mais detalhes").click();
      await page.getByLabel("De onde veio").selectOption("phone");
      await payPart(page, "1.000");
      await page.getByRole("button", { name: "Reservar" }).click();
      await expect(page.getByRole("heading", { name: "Jorge Sá" })).toBeVisible();
      await expect(page.getByText("R$ 1.280 em aberto")).toBeVisible();

      await page.getByLabel("Dinheiro").first().check();
      await page.getByRole("button", { name: /^Receber R\$\s1\.280$/ }).click();
      await expect(page.getByText("Paga", { exact: true })).toBeVisible();

      const reserved = await fetch(`${app.siteUrl}/quartos/listarDiasReservadosPorQuarto/coqueiro`);
      expect(await reserved.json()).toContain(stay.checkIn);
      await page.goto(
        `${app.siteUrl}/admin/reservas/nova?quarto=coqueiro&de=${stay.checkIn}&ate=${stay.checkOut}`,
      );
      await expect(page.getByRole("alert")).toContainText("Há uma reserva de Jorge Sá");
      await page.getByLabel("Nome do hóspede").fill("Outra Pessoa");
      await expect(page.getByRole("button", { name: "Reservar" })).toBeDisabled();
    });

    test("cancel with refund, and the ledger agrees", async ({ page, app }) => {
      const checkout = await paidCheckout(app);
      const id = await bookingIdOf(app, checkout);
      await expect
        .poll(() => app.query("select 1 from booking where id = $1 and state = 'confirmed'", [id]))
        .toHaveLength(1);
      const [booking] = await app.query<{ id: string; code: string }>(
        "select id, code from booking where id = $1",
        [id],
      );
      await signIn(page, app, "/admin/reservas");
      await page.getByRole("searchbox").fill(booking?.code ?? "");
      await page.getByRole("searchbox").press("Enter");
      await expect(page.getByRole("row")).toHaveCount(2);
      await page.getByRole("row").nth(1).getByRole("link").click();
      await page.getByRole("link", { name: "Cancelar reserva" }).click();
      await expect(page.getByRole("button", { name: /^Cancelar/ })).toHaveCount(0);
      await page.getByRole("link", { name: / pediu/ }).click();
      await expect(page.getByText(/a lei manda devolver tudo/)).toBeVisible();
      await expect(page.getByLabel("Outro valor")).toHaveCount(0);
      await app.query(WITHDRAWAL_ENDS, [booking?.id]);
      await page.reload();
      await expect(page.getByLabel(/^O que a política manda \(100%\)/)).toBeChecked();
      await page.getByLabel("Outro valor").check();
      await page.getByLabel("Valor a devolver").fill("1.000,50");
      await page.getByRole("button", { name: /^Cancelar e devolver R\$\s1\.000,50$/ }).click();
      await expect(page.getByRole("heading", { name: /é menos que a política$/ })).toBeVisible();
      await expect(page.getByLabel("O que vocês combinaram")).toBeFocused();
      await page.getByLabel("O que vocês combinaram").fill("Fica como crédito.");
      await page.getByRole("button", { name: /R\$\s1\.000,50, combinado$/ }).click();
      await expect(page.getByText("Cancelada", { exact: true })).toBeVisible();
      await expect(page.getByText("Combinado com o hóspede: Fica como crédito.")).toBeVisible();
      await expect
        .poll(async () => (await ledgerOf(app, checkout.id))?.amount_refunded)
        .toBe(100_050);
      await page.reload();
      await expect(page.getByText(/^Devolvido pelo provedor de pagamento em /)).toBeVisible();
    });

    test("two people edit a booking: the second is told, keeps the text and reloads", async ({
      page,
      app,
      browser,
    }) => {
      await signIn(page, app, "/admin/reservas");
      await page.getByRole("link", { name: "Tomás Freire" }).click();
      const note = page.getByLabel("Anotação");
      await note.fill("Texto da primeira");
      const other = await browser.newPage({ viewport });
      await signIn(other, app, new URL(page.url()).pathname);
      await other.getByLabel("Anotação").fill("Texto da segunda");
      const written = other.getByText("Dados da reserva mudaram");
      const before = await written.count();
      await other.getByRole("button", { name: "Guardar" }).click();
      await expect(written).toHaveCount(before + 1);
      await expect(other.getByText("Guardado.")).toBeVisible();
      await other.close();

      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByRole("alert")).toContainText(
        "Alguém mudou isto enquanto você escrevia",
      );
      await expect(note).toHaveValue("Texto da primeira");
      await page.getByRole("button", { name: "Recarregar" }).click();
      await expect(note).toHaveValue("Texto da segunda");
    });

    test("the list narrows, and what it shows can be taken along as a file", async ({
      page,
      app,
    }) => {
      await openCheckout(app);
      await signIn(page, app, "/admin/reservas");
      await expect(page.getByRole("row").filter({ hasText: "Em pagamento" }).first()).toContainText(
        "Segurando",
      );
      const helena = page.getByRole("link", { name: "Helena Prado" });
      await expect(helena.first()).toBeVisible();
      await page.getByLabel("Canal").selectOption("airbnb");
      // The first row is the same as before: it is filtered once the others are gone.
      await expect(helena).toHaveCount(0);
      await expect(page.getByRole("row").nth(1)).toContainText("Camila Ramos");
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Exportar" }).click();
      const csv = await readFile(await (await download).path(), "utf8");
      expect(csv).toContain("Camila Ramos");
      expect(csv).not.toContain("Helena Prado");
      await page.getByRole("searchbox").fill("ninguém com este nome");
      await page.getByRole("searchbox").press("Enter");
      await expect(page.getByText("Nada encontrado")).toBeVisible();
    });

    test("whom she looks for stands in no address, and is there on coming back", async ({
      page,
      app,
    }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await signIn(page, app, "/admin/reservas");
      const search = page.getByRole("searchbox");
      await search.fill("Tomás");
      await search.press("Enter");
      await expect(page.getByRole("row")).toHaveCount(2);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Exportar" }).click();
      const csv = await readFile(await (await download).path(), "utf8");
      expect(csv).toContain("Tomás Freire");
      expect(csv.trimEnd().split("\n")).toHaveLength(2);

      await page.getByRole("link", { name: "Tomás Freire" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Tomás Freire" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("row")).toHaveCount(2);
      await expect(search).toHaveValue("Tomás");
      await page.reload();
      await expect(page.getByRole("row")).toHaveCount(2);
      await search.fill("");
      await search.press("Enter");
      await expect(page.getByRole("link", { name: "Helena Prado" }).first()).toBeVisible();
      expect([...asked, page.url()].filter((url) => /tom(á|%C3%A1)s/i.test(url))).toEqual([]);
    });
  });
}
