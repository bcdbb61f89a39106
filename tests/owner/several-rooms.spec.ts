import type { Page } from "@playwright/test";
import { cancelRoomUrl } from "../../src/contract/owner-urls.ts";
import { addDays } from "../../src/domain/day.ts";
import { expect, stayAhead, test } from "../support/browser/app.ts";
import { arriveTogether, bookTwoRooms, comeOn, forgetRooms } from "./rooms-stories.ts";
import { screens, signIn } from "./sign-in.ts";

test.use({ tolerated: /status of (409|422)/ });

test.afterEach(({ app }) => forgetRooms(app));

const cardIn = (page: Page, lane: string, guest: string) =>
  page.getByRole("region", { name: lane }).getByRole("article").filter({ hasText: guest });

for (const { name, viewport } of screens) {
  const guest = `Nina Reis ${viewport.width}`;

  test.describe(name, () => {
    test.use({ viewport });

    test("two rooms arrive on one card, are received one by one, and leave at once", async ({
      page,
      app,
    }) => {
      const { mar, farol } = await arriveTogether(app, guest);
      await signIn(page, app);
      const arriving = cardIn(page, "Chegadas", guest);
      await expect(arriving).toContainText("2 quartos, 4 pessoas");
      await expect(arriving.getByRole("listitem")).toHaveCount(2);
      await expect(arriving.getByRole("button", { name: /^Receber R\$\s2\.820$/ })).toHaveCount(1);
      await arriving.getByRole("button", { name: "Check-in Quarto Farol" }).click();
      await expect(page.getByText(`Check-in de ${guest} feito: Quarto Farol.`)).toBeVisible();

      const staying = cardIn(page, "Na casa", guest);
      await expect(staying).toContainText("Quarto Farol (1 dos 2 quartos), 2 pessoas");
      await expect(arriving).toContainText("Quarto Mar (1 dos 2 quartos), 2 noites");
      await expect(page.getByRole("button", { name: /^Receber R\$\s2\.820$/ })).toHaveCount(1);
      await staying.locator("summary").click();
      await staying.getByRole("button", { name: "Desfazer check-in" }).click();
      await expect(staying).toHaveCount(0);
      await arriving.getByRole("button", { name: "Check-in dos 2 quartos" }).click();
      await expect(arriving).toHaveCount(0);
      await expect(staying).toContainText("Quarto Mar + Quarto Farol");

      const { checkIn: today } = stayAhead(0, 1);
      for (const id of [mar, farol]) await comeOn(app, id, addDays(today, -2), today);
      await page.reload();
      const leaving = cardIn(page, "Saídas", guest);
      await leaving.getByRole("button", { name: "Check-out dos 2 quartos" }).click();
      const dialog = page.getByRole("dialog", { name: `Check-out de ${guest}` });
      await dialog.getByRole("button", { name: "Pix" }).click();
      await expect(leaving).toHaveCount(0);
      const rooms = await app.query<{ left: boolean }>(
        "select checked_out_at is not null as left from stay where booking_id = $1",
        [mar],
      );
      expect(rooms).toEqual([{ left: true }, { left: true }]);
    });

    test("rooms with other dates stand on their own days, in Hoje and on the sheet", async ({
      page,
      app,
    }) => {
      const { mar, farol } = await bookTwoRooms(app, guest);
      const [today, tomorrow] = [stayAhead(0, 2), stayAhead(1, 2)];
      await comeOn(app, mar, today.checkIn, today.checkOut);
      await comeOn(app, farol, tomorrow.checkIn, tomorrow.checkOut);
      await signIn(page, app);
      await expect(cardIn(page, "Chegadas", guest)).toContainText("Quarto Mar (1 dos 2 quartos)");
      const next = page.getByRole("region", { name: /^Amanhã/ }).getByRole("listitem");
      await expect(next.filter({ hasText: guest })).toContainText("Quarto Farol (1 dos 2 quartos)");
      await page.getByRole("link", { name: "Folha do dia" }).click();
      const rowIn = (part: RegExp) =>
        page.getByRole("table", { name: part }).getByRole("row").filter({ hasText: guest });
      await expect(rowIn(/^Chegadas/)).toContainText("Quarto Mar");
      await expect(rowIn(/^Chegadas/)).toContainText(/R\$\s2\.820/);
      await expect(rowIn(/^Amanhã, chegam/)).toContainText("Quarto Farol");
    });

    test("one room is changed on the booking's page, and the other stays", async ({
      page,
      app,
    }) => {
      const { id, farol, stay } = await bookTwoRooms(app, guest);
      await signIn(page, app, `/admin/reservas/${id}`);
      const room = page.getByRole("listitem").filter({
        has: page.getByRole("heading", { name: "Quarto Farol" }),
      });
      await expect(room).toContainText(/R\$\s1\.040/);
      await room.getByRole("button", { name: "Mudar" }).click();
      const dialog = page.getByRole("dialog", { name: /^Alterar Quarto Farol/ });
      await dialog.getByLabel("Check-out").fill(addDays(stay.checkOut, 1));
      await expect(dialog.getByLabel(/^Só a noite extra: R\$/)).toBeChecked();
      await dialog.getByRole("button", { name: "Alterar reserva" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(room).toContainText("3 noites");
      const stays = await app.query<{ id: string; check_out: string }>(
        "select id, check_out::text from stay where booking_id = $1 order by position",
        [id],
      );
      expect(stays).toEqual([
        { id, check_out: stay.checkOut },
        { id: farol, check_out: addDays(stay.checkOut, 1) },
      ]);
    });

    test("one room is cancelled with its share of the money, as it is when it is sent", async ({
      page,
      app,
    }) => {
      const { id, farol } = await bookTwoRooms(app, guest);
      await signIn(page, app, `/admin/reservas/${id}`);
      await page.getByRole("button", { name: /^Receber R\$\s2\.820$/ }).click();
      await expect(page.getByText("Paga", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Cancelar este quarto Quarto Farol" }).click();
      await expect(page).toHaveURL(`${app.siteUrl}${cancelRoomUrl(id, farol)}`);
      await page.getByRole("link", { name: / pediu/ }).click();
      await expect(page.getByText("Total da reserva depois")).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(`${app.siteUrl}/admin/reservas/${id}`);
      await other.getByText("Somar, descontar ou combinar outro total").click();
      await other.getByLabel("Valor", { exact: true }).last().fill("282");
      await other.getByLabel("O quê").fill("Passeio");
      await other.getByRole("button", { name: "Somar" }).click();
      await expect(other.getByText("Passeio").first()).toBeVisible();
      await other.close();

      await page
        .getByRole("button", { name: /^Cancelar o quarto e devolver R\$\s1\.040$/ })
        .click();
      await expect(page.getByRole("alert")).toContainText(
        /dizia que voltam R\$\s1\.040; agora voltam R\$\s945,45/,
      );
      await page
        .getByRole("button", { name: /^Cancelar o quarto e devolver R\$\s945,45$/ })
        .click();
      await expect(page.getByText("Cancelado", { exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: /^Cancelar este quarto/ })).toHaveCount(0);
      const stays = await app.query<{ gone: boolean }>(
        "select cancelled_at is not null as gone from stay where booking_id = $1 order by position",
        [id],
      );
      expect(stays).toEqual([{ gone: false }, { gone: true }]);
    });

    test("the list finds it by either room, and names both in full", async ({ page, app }) => {
      await bookTwoRooms(app, guest);
      for (const room of ["mar", "farol"]) {
        await signIn(page, app, `/admin/reservas?ver=proximas&quarto=${room}`);
        const row = page.getByRole("row").filter({ hasText: guest });
        const cell = row.getByText("Quarto Mar + Quarto Farol");
        await expect(cell).toBeVisible();
        const isClipped = await cell.evaluate((node) => node.scrollWidth > node.clientWidth);
        expect(isClipped).toBe(false);
      }
    });
  });
}
