import { bookingUrl } from "../../src/contract/owner-urls.ts";
import { expect, stayAhead, test } from "../support/browser/app.ts";
import { alertLine, openAlert } from "./alert-lines.ts";
import { forgetChannels } from "./channel-stories.ts";
import { readFeed, soldAt } from "./portal-stories.ts";
import { screens, signIn } from "./sign-in.ts";
import { barOf, openTimeline, quietWeeks } from "./timeline-stories.ts";

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport, tolerated: /status of 4(09|22)/ });
    test.beforeEach(({ app }) => forgetChannels(app));

    test("a portal's guest arrives without a name, is completed, and stays so at every reading", async ({
      page,
      app,
    }) => {
      const sold = await soldAt(app, "booking", "farol", stayAhead(0, 2));
      await signIn(page, app);
      const arrivals = page.getByRole("region", { name: "Chegadas" });
      const stranger = arrivals.getByRole("article").filter({ hasText: "Hóspede do Booking" });
      await expect(stranger).toContainText("Valor a completar");
      await stranger.getByRole("link", { name: "Completar dados" }).click();

      await page.getByLabel("Nome").fill("Nilza Prates");
      await page.getByLabel("Telefone").fill("(73) 95555-0177");
      await page.getByLabel("Adultos").fill("2");
      await page.getByLabel("Valor da estadia").fill("1.200");
      await page.getByLabel("Comissão").fill("180");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByText("Diga quem está com o dinheiro.")).toBeVisible();
      await page.getByText("O hóspede paga aqui").click();
      await page.getByLabel("Hora de chegada").fill("21:30");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByText("Guardado.", { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Nilza Prates" })).toBeVisible();
      await expect(page.getByText("Datas, quarto e cancelamento são do Booking")).toBeVisible();
      await expect(page.getByRole("link", { name: "Cancelar reserva" })).toHaveCount(0);

      await readFeed(app, sold.feedId);
      await page.goto(`${app.siteUrl}/admin`);
      const guest = arrivals.getByRole("article").filter({ hasText: "Nilza Prates" });
      await expect(guest).toContainText("2 pessoas");
      await expect(guest).toContainText("21h30");
      await expect(guest).toContainText("Receber R$ 1.200");
      await guest.getByRole("button", { name: "Fazer check-in" }).click();
      await expect(page.getByRole("region", { name: "Na casa" })).toContainText("Nilza Prates");

      await page.goto(`${app.siteUrl}/admin/reservas?ver=na-casa&canal=booking`);
      await expect(page.getByRole("link", { name: "Nilza Prates" })).toBeVisible();
    });

    test("noted by hand over it, the guest is that stay's; with other dates it says who is there", async ({
      page,
      app,
    }) => {
      const stay = quietWeeks(app)(1, 3);
      const { bookingIds } = await soldAt(app, "booking", "coqueiro", stay);
      await signIn(page, app, "/admin/reservas/nova?quarto=coqueiro");
      await page.getByLabel("Entrada").fill(stay.checkIn);
      await page.getByLabel("Saída").fill(quietWeeks(app)(0, 1).checkIn);
      await expect(page.getByRole("alert")).toContainText(
        "Há uma reserva de um hóspede do Booking",
      );
      await expect(page.getByRole("link", { name: "Abrir a reserva" })).toHaveAttribute(
        "href",
        bookingUrl(bookingIds[0] ?? ""),
      );
      await page.getByLabel("Saída").fill(stay.checkOut);
      await expect(page.getByText("Veio do Booking e ainda não tem nome")).toBeVisible();
      await page.getByLabel("Nome do hóspede").fill("Otto Lins");
      await page.getByRole("button", { name: "Reservar" }).click();
      await expect(page).toHaveURL(`${app.siteUrl}${bookingUrl(bookingIds[0] ?? "")}`);
      await expect(page.getByRole("heading", { name: "Otto Lins" })).toBeVisible();
    });

    test("what is only closed there leaves the book, and comes back at her word", async ({
      page,
      app,
    }) => {
      const at = quietWeeks(app);
      const { bookingIds } = await soldAt(app, "booking", "coqueiro", at(1, 3));
      await signIn(page, app, bookingUrl(bookingIds[0] ?? ""));
      await page.getByRole("button", { name: "É só um fechamento" }).click();
      await expect(page.getByText("ninguém vem")).toBeVisible();
      await openTimeline(page, app, at(0, 1).checkIn);
      await barOf(page, /^Booking, .*fechado em outro site/).click();
      await page.getByRole("link", { name: "É um hóspede?" }).click();
      await page.getByRole("button", { name: "É um hóspede" }).click();
      await expect(page.getByRole("heading", { name: "Completar dados" })).toBeVisible();
    });

    test("a stay that the portal cancels is told on Hoje, with what is in its account", async ({
      page,
      app,
    }) => {
      const at = quietWeeks(app);
      const sold = await soldAt(app, "airbnb", "coqueiro", at(1, 3), at(5, 2));
      await signIn(page, app, bookingUrl(sold.bookingIds[0] ?? ""));
      await page.getByLabel("Nome").fill("Zilda Paes");
      await page.getByLabel("Valor da estadia").fill("900");
      await page.getByText("O portal recebeu").click();
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByText("Guardado.", { exact: true })).toBeVisible();
      await sold.cancelFirst();
      await page.goto(`${app.siteUrl}/admin`);
      const title = page.getByText("Cancelada no Airbnb: Zilda Paes, Quarto Coqueiro");
      const alert = alertLine(page, title);
      await openAlert(page, alert);
      await expect(alert).toContainText("R$ 900 anotados na conta");
      await alert.getByRole("link", { name: "Ver reserva" }).click();
      await expect(page.getByText("Cancelada pelo portal").first()).toBeVisible();
    });
  });
}
