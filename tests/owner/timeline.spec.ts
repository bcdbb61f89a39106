import { addDays } from "../../src/domain/day.ts";
import { formatStay } from "../../src/domain/format-stay.ts";
import { expect, test } from "../support/browser/app.ts";
import { signIn } from "./sign-in.ts";
import {
  barOf,
  bookByPhone,
  freeDay,
  holdNights,
  openTimeline,
  quietWeeks,
} from "./timeline-stories.ts";

const screens = [
  { width: 390, height: 844, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
];

for (const { width, height, hasTouch } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height },
      hasTouch,
      tolerated: /status of 409|ERR_INTERNET_DISCONNECTED/,
    });
    test.beforeEach(({ page, app }) => signIn(page, app));

    test("block a room for painting, and free it again", async ({ page, app }) => {
      const at = quietWeeks(app);
      const stay = at(1, 3);
      await openTimeline(page, app, at(0, 1).checkIn);
      const first = freeDay(page, "Quarto Farol", stay.checkIn);
      const last = freeDay(page, "Quarto Farol", addDays(stay.checkOut, -1));
      if (hasTouch) {
        await first.tap();
        await expect(page.getByText("Agora escolha o último dia.")).toBeVisible();
        await last.tap();
      } else {
        await first.hover();
        await page.mouse.down();
        await last.hover();
        await page.mouse.up();
      }
      const dialog = page.getByRole("dialog", { name: "Bloquear ou reservar" });
      await expect(dialog.getByLabel("Quarto")).toHaveValue("farol");
      await expect(dialog.getByLabel("Primeiro dia")).toHaveValue(stay.checkIn);
      await expect(dialog.getByLabel("Livre de novo em")).toHaveValue(stay.checkOut);
      await expect(dialog.getByRole("link", { name: "Fazer reserva" })).toHaveAttribute(
        "href",
        `/admin/reservas/nova?quarto=farol&de=${stay.checkIn}&ate=${stay.checkOut}`,
      );
      await dialog.getByLabel("Motivo do bloqueio").fill("Pintura");
      await dialog.getByRole("button", { name: "Bloquear" }).click();
      const words = formatStay(stay, "long", "pt-BR");
      const bar = barOf(page, `Pintura, ${words}, bloqueio`);
      await expect(bar).toBeVisible();
      await expect(barOf(page, `Fechada: há quartos bloqueados, ${words}`)).toBeAttached();
      expect(
        await app.query("select note from block where first_night = $1", [stay.checkIn]),
      ).toEqual([{ note: "Pintura" }]);

      await bar.click();
      await page.getByRole("button", { name: "Desbloquear" }).click();
      await expect(bar).toHaveCount(0);
      await expect(page.getByText("Datas desbloqueadas.")).toBeAttached();
      await expect(page).toHaveURL(/calendario\?de=[\d-]+$/);
      await expect(page.getByRole("grid").locator(":focus")).toHaveCount(1);
      expect(
        await app.query("select 1 from occupied_nights where lower(stay) = $1", [stay.checkIn]),
      ).toEqual([]);
    });

    test("move a booking to another room", async ({ page, app }) => {
      const at = quietWeeks(app);
      const stay = at(1, 2);
      const id = await bookByPhone(app, stay, { name: "Rita Cunha" });
      await openTimeline(page, app, at(0, 1).checkIn);
      await barOf(page, /^Rita Cunha/).click();
      await expect(page.getByRole("heading", { name: "Rita Cunha" })).toBeVisible();
      await page.getByRole("button", { name: "Alterar" }).click();
      const dialog = page.getByRole("dialog", { name: /^Alterar a reserva/ });
      await expect(dialog.getByRole("button", { name: "Alterar reserva" })).toBeDisabled();
      await expect(dialog.getByLabel("Quarto Mar")).toBeChecked();
      await dialog.getByLabel(/^Quarto Coqueiro/).check();
      await expect(dialog.getByText("Livre. Pela tabela")).toBeVisible();
      await dialog.getByLabel("Manter o preço").check();
      await dialog.getByRole("button", { name: "Alterar reserva" }).click();
      await expect(dialog).toHaveCount(0);
      const row = page.getByRole("row", { name: /^Quarto Coqueiro/ });
      await expect(row.locator("[data-bar]")).toHaveAccessibleName(/^Rita Cunha/);
      expect(
        await app.query(
          `select listing_id, total, version
           from booking join booking_account on booking_id = id where id = $1`,
          [id],
        ),
      ).toEqual([{ listing_id: "coqueiro", total: 178_000, version: 2 }]);
    });

    test("who has the nights is said in words", async ({ page, app }) => {
      const at = quietWeeks(app);
      await bookByPhone(app, at(1, 2), { name: "Jorge Sá" });
      await bookByPhone(app, at(1, 2), { name: "Camila Reis", room: "jangada" });
      await openTimeline(page, app, at(0, 1).checkIn);
      await holdNights(app, "farol", at(2, 2));
      await page.getByRole("button", { name: "Bloquear", exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Quarto").selectOption("farol");
      await dialog.getByLabel("Primeiro dia").fill(at(1, 2).checkIn);
      await dialog.getByLabel("Livre de novo em").fill(at(1, 2).checkOut);
      await dialog.getByRole("button", { name: "Bloquear" }).click();
      await expect(dialog.getByRole("alert")).toHaveText(
        /Um hóspede está pagando por essas noites agora\. Elas ficam guardadas até \d\d:\d\d\./,
      );
      await dialog.getByLabel("Quarto").selectOption("jangada");
      await dialog.getByRole("button", { name: "Bloquear" }).click();
      await expect(dialog.getByRole("alert")).toHaveText(
        `Há uma reserva de Camila Reis, ${formatStay(at(1, 2), "long", "pt-BR")}.`,
      );
      await page.keyboard.press("Escape");

      await barOf(page, /^Jorge Sá/).click();
      await page.getByRole("button", { name: "Alterar" }).click();
      const change = page.getByRole("dialog", { name: /^Alterar/ });
      await expect(change.getByLabel(/^Quarto Coqueiro R\$\s260 a menos/)).toBeVisible();
      await expect(change.getByRole("radio", { name: /Quarto Jangada/ })).toHaveCount(0);
      await change.getByText("quartos não dão").click();
      await expect(change.getByText("Há uma reserva de Camila Reis").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Alterar reserva" })).toBeDisabled();
    });

    test("a booking made elsewhere appears by itself", async ({ page, app }) => {
      const at = quietWeeks(app);
      await page.clock.install({ time: app.now() });
      await openTimeline(page, app, at(0, 1).checkIn);
      await bookByPhone(app, at(2, 3), { name: "Mariana Lopes", channel: "airbnb" });
      await page.clock.runFor(10_000);
      await expect(barOf(page, /^Mariana Lopes/)).toHaveCount(0);
      await page.clock.runFor(6_000);
      const words = formatStay(at(2, 3), "long", "pt-BR");
      await expect(barOf(page, `Mariana Lopes, ${words}, Airbnb`)).toBeVisible();
      await expect(barOf(page, `Fechada: há quartos vendidos, ${words}`)).toBeAttached();
    });

    test("without a net the timeline stays as it is", async ({ page, app, context }) => {
      const at = quietWeeks(app);
      await bookByPhone(app, at(2, 3), { name: "Otto Lange" });
      await page.clock.install({ time: app.now() });
      await openTimeline(page, app, at(0, 1).checkIn);
      await context.setOffline(true);
      await page.clock.runFor(31_000);
      await expect(barOf(page, /^Otto Lange/)).toBeVisible();
    });
  });
}

test.describe("with the keyboard alone", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ page, app }) => signIn(page, app));

  test("a block is made, and a bar is opened and left again", async ({ page, app }) => {
    const at = quietWeeks(app);
    await bookByPhone(app, at(2, 2), { name: "Paulo Cunha" });
    await openTimeline(page, app, at(0, 1).checkIn);
    await page.getByLabel("Ir para o mês").focus();
    await page.keyboard.press("Tab");
    await expect(freeDay(page, "Quarto Mar", at(0, 1).checkIn)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const bar = barOf(page, /^Paulo Cunha/);
    await expect(bar).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Paulo Cunha" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(bar).toBeFocused();

    await page.keyboard.press("ArrowDown");
    await expect(freeDay(page, "Quarto Coqueiro", at(2, 1).checkIn)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Livre de novo em")).toHaveValue(at(2, 3).checkOut);
    await dialog.getByLabel("Motivo do bloqueio").focus();
    await page.keyboard.type("Família");
    await page.keyboard.press("Enter");
    await expect(barOf(page, /^Família/)).toBeVisible();
    await expect(page.getByText(/^Datas bloqueadas: Quarto Coqueiro/)).toBeAttached();
    await expect(barOf(page, /^Família/)).toBeFocused();
  });

  test("a choice stops where somebody else begins, and Esc lets go of it", async ({
    page,
    app,
  }) => {
    const at = quietWeeks(app);
    await bookByPhone(app, at(2, 2), { name: "Bia Rocha" });
    await openTimeline(page, app, at(0, 1).checkIn);
    await freeDay(page, "Quarto Mar", at(0, 1).checkIn).focus();
    await page.keyboard.press("Enter");
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press("ArrowRight");
    await expect(page.locator("[aria-selected]")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(page.locator("[aria-selected]")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
