import type { Page } from "@playwright/test";
import type { Stay } from "../../src/domain/stay.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { forgetChannels } from "./channel-stories.ts";
import { soldAt } from "./portal-stories.ts";
import { signIn } from "./sign-in.ts";
import {
  addRoom,
  barOf,
  bookByPhone,
  freeDay,
  middleOf,
  openTimeline,
  quietWeeks,
} from "./timeline-stories.ts";

const stayOf = (app: App, id: string) =>
  app.query(
    `select listing_id, check_in::text, check_out::text, total
     from booking join booking_account on booking_id = id where id = $1`,
    [id],
  );
const row = (listing_id: string, stay: Stay, total: number) => [
  { listing_id, check_in: stay.checkIn, check_out: stay.checkOut, total },
];
const moveLine = (page: Page) => page.getByRole("status").filter({ hasText: /quarto|Movendo/i });

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1440, height: 900 }, tolerated: /status of 409/ });
  test.beforeEach(({ page, app }) => signIn(page, app));

  test("a bar goes to other days and another room, once the price is confirmed", async ({
    page,
    app,
  }) => {
    const at = quietWeeks(app);
    const id = await bookByPhone(app, at(1, 2), { name: "Rita Cunha" });
    await openTimeline(page, app, at(0, 1).checkIn);
    const bar = barOf(page, /^Rita Cunha/);
    const from = await middleOf(bar);
    const target = await middleOf(freeDay(page, "Quarto Coqueiro", at(4, 1).checkIn));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 5, { steps: 3 });
    await expect(moveLine(page)).toContainText("Movendo Rita Cunha");
    await page.mouse.move(target.x, target.y, { steps: 8 });
    await expect(moveLine(page)).toContainText(/Quarto Coqueiro.*Livre\. Pela tabela, R\$\s1\.520/);
    expect(await stayOf(app, id)).toEqual(row("mar", at(1, 2), 178_000));
    await page.mouse.up();

    const dialog = page.getByRole("dialog", { name: /^Alterar a reserva de Rita Cunha/ });
    await expect(dialog.getByRole("radio", { name: /^Quarto Coqueiro/ })).toBeChecked();
    await expect(dialog.getByLabel("Check-in")).toHaveValue(at(3, 2).checkIn);
    expect(await stayOf(app, id)).toEqual(row("mar", at(1, 2), 178_000));
    await dialog.getByLabel("Manter o preço").check();
    await dialog.getByRole("button", { name: "Alterar reserva" }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stayOf(app, id)).toEqual(row("coqueiro", at(3, 2), 178_000));
  });

  test("an end is pulled to another night; nights of others are seen to be taken", async ({
    page,
    app,
  }) => {
    const at = quietWeeks(app);
    const id = await bookByPhone(app, at(1, 2), { name: "Bia Rocha" });
    await bookByPhone(app, at(5, 2), { name: "Otto Lange" });
    await openTimeline(page, app, at(0, 1).checkIn);
    const box = await barOf(page, /^Bia Rocha/).boundingBox();
    const next = await middleOf(barOf(page, /^Otto Lange/));
    if (!box) throw new Error("no bar");
    await page.mouse.move(box.x + box.width - 3, next.y);
    await page.mouse.down();
    await page.mouse.move(next.x, next.y, { steps: 6 });
    await expect(moveLine(page)).toContainText(/Quarto Mar.*Não dá.*Otto Lange/);
    await page.mouse.move(box.x + box.width - 3 + box.width / 2, next.y, { steps: 6 });
    await expect(moveLine(page)).toContainText(/Quarto Mar.*Livre\./);
    await page.mouse.up();
    const dialog = page.getByRole("dialog", { name: /^Alterar a reserva de Bia Rocha/ });
    await expect(dialog.getByLabel("Check-in")).toHaveValue(at(1, 3).checkIn);
    await expect(dialog.getByLabel("Check-out")).toHaveValue(at(1, 3).checkOut);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect(await stayOf(app, id)).toEqual(row("mar", at(1, 2), 178_000));
  });

  test("Esc puts a dragged bar back, and a plain click still opens it", async ({ page, app }) => {
    const at = quietWeeks(app);
    await bookByPhone(app, at(1, 2), { name: "Caio Luz" });
    await openTimeline(page, app, at(0, 1).checkIn);
    const bar = barOf(page, /^Caio Luz/);
    const { x, y } = await middleOf(bar);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 150, y, { steps: 4 });
    await expect(moveLine(page)).toContainText("Quarto Mar");
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(page.getByText("Movendo")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await bar.click();
    await expect(page.getByRole("heading", { name: "Caio Luz" })).toBeVisible();
  });
});

test.describe("what is not one bar of ours", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ page, app }) => signIn(page, app));
  test.afterEach(({ page, app }) => page.goto("about:blank").then(() => forgetChannels(app)));

  test("rooms of one booking are marked together, and one of them is moved alone", async ({
    page,
    app,
  }) => {
    const at = quietWeeks(app);
    const id = await bookByPhone(app, at(1, 2), { name: "Célia Dantas" });
    await addRoom(app, id, "farol");
    await openTimeline(page, app, at(0, 1).checkIn);
    const bars = barOf(page, /^Célia Dantas.*, 1 de 2 quartos/);
    await expect(bars).toHaveCount(2);
    const [mar, farol] = [bars.first(), bars.last()];
    await mar.hover();
    await expect(farol).toHaveAttribute("data-linked", "");
    await page.mouse.move(1, 1);
    await expect(farol).not.toHaveAttribute("data-linked");
    await farol.focus();
    await expect(mar).toHaveAttribute("data-linked", "");
    for (const key of ["m", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    const dialog = page.getByRole("dialog", { name: /^Alterar Quarto Farol de Célia Dantas/ });
    await expect(dialog).toContainText("Muda só o Quarto Farol");
    await expect(dialog.getByRole("radio", { name: /^Quarto Farol/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Alterar reserva" }).click();
    await expect(dialog).toHaveCount(0);
    expect(
      await app.query(
        "select listing_id, check_in::text from stay where booking_id = $1 order by position",
        [id],
      ),
    ).toEqual([
      { listing_id: "mar", check_in: at(1, 2).checkIn },
      { listing_id: "farol", check_in: at(2, 2).checkIn },
    ]);
    await expect(page.getByText("1 de 2 quartos, com Quarto Mar")).toBeVisible();
  });

  test("a portal's guest is not taken hold of, and the line says who decides", async ({
    page,
    app,
  }) => {
    const at = quietWeeks(app);
    await soldAt(app, "booking", "coqueiro", at(1, 3));
    await openTimeline(page, app, at(0, 1).checkIn);
    const bar = barOf(page, /^Hóspede do Booking/);
    const { x, y } = await middleOf(bar);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 150, y, { steps: 4 });
    await expect(moveLine(page)).toContainText("as datas e o quarto são do Booking. Mude por lá");
    await page.mouse.up();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await bar.click();
    await expect(page.getByRole("heading", { name: "Hóspede do Booking" })).toBeVisible();
    await expect(page.getByText("Mude por lá")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Alterar" })).toHaveCount(0);
  });
});

test.describe("with the keyboard", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ page, app }) => signIn(page, app));

  test("the same: moved, stretched, told what it costs and who is in the way", async ({
    page,
    app,
  }) => {
    const at = quietWeeks(app);
    const id = await bookByPhone(app, at(1, 2), { name: "Lia Prado" });
    await bookByPhone(app, at(1, 3), { name: "Rui Melo", room: "coqueiro" });
    await openTimeline(page, app, at(0, 1).checkIn);
    const bar = barOf(page, /^Lia Prado/);
    await bar.focus();
    await page.keyboard.press("m");
    await expect(moveLine(page)).toContainText("Enter continua, Esc desiste");
    await page.keyboard.press("ArrowDown");
    await expect(moveLine(page)).toContainText(/Quarto Coqueiro.*Não dá.*Rui Melo/);
    for (const key of ["ArrowDown", "ArrowRight", "Shift+ArrowRight"]) {
      await page.keyboard.press(key);
    }
    await expect(moveLine(page)).toContainText(/Quarto Jangada.*Livre\. Pela tabela, R\$\s2\.460/);
    await expect(bar).toBeFocused();
    await page.keyboard.press("Shift+ArrowUp");
    await expect(moveLine(page)).toContainText(/Quarto Jangada.*Livre\. Pela tabela, R\$\s3\.280/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(bar).toBeFocused();

    for (const key of ["m", "Shift+ArrowRight", "Enter"]) await page.keyboard.press(key);
    const dialog = page.getByRole("dialog", { name: /^Alterar a reserva de Lia Prado/ });
    await expect(dialog.getByLabel("Check-out")).toHaveValue(at(1, 3).checkOut);
    await dialog.getByLabel(/^Só a noite extra: R\$\s890/).check();
    await dialog.getByRole("button", { name: "Alterar reserva" }).press("Enter");
    await expect(dialog).toHaveCount(0);
    expect(await stayOf(app, id)).toEqual(row("mar", at(1, 3), 267_000));
  });

  test("a bar whose guest has left is not taken hold of", async ({ page, app }) => {
    const at = quietWeeks(app);
    const id = await bookByPhone(app, at(1, 2), { name: "Nei Dias" });
    await app.query("update stay set checked_in_at = now(), checked_out_at = now() where id = $1", [
      id,
    ]);
    await openTimeline(page, app, at(0, 1).checkIn);
    await barOf(page, /^Nei Dias/).focus();
    await page.keyboard.press("m");
    await expect(page.getByText("Nei Dias fica: a estadia já terminou.")).toBeVisible();
    await expect(page.getByText("Movendo")).toHaveCount(0);
    await page.keyboard.press("ArrowLeft");
    await expect(barOf(page, /^Nei Dias/)).not.toBeFocused();
  });
});

test.describe("with a thumb", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.beforeEach(({ page, app }) => signIn(page, app));

  test("a swipe over a bar scrolls and moves nothing; a tap opens it", async ({ page, app }) => {
    const at = quietWeeks(app);
    const id = await bookByPhone(app, at(2, 3), { name: "Ivo Reis" });
    await openTimeline(page, app, at(0, 1).checkIn);
    const bar = barOf(page, /^Ivo Reis/);
    const { x, y } = await middleOf(bar);
    const touch = await page.context().newCDPSession(page);
    const send = (type: string, left: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: type === "touchEnd" ? [] : [{ x: left, y }],
      });
    await send("touchStart", x);
    for (const step of [20, 50, 90, 130]) await send("touchMove", x - step);
    await send("touchEnd", x - 130);
    await expect
      .poll(() => page.getByRole("grid").evaluate((grid) => grid.closest("section")?.scrollLeft))
      .toBeGreaterThan(40);
    await expect(page.getByText("Movendo")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await bar.tap();
    await expect(page.getByRole("heading", { name: "Ivo Reis" })).toBeVisible();
    expect(await stayOf(app, id)).toEqual(row("mar", at(2, 3), 178_000));
  });
});
