import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/app.ts";
import { isFullLook, sidewaysOverflow, violations } from "../support/browser/inspect.ts";
import { signIn } from "./sign-in.ts";
import {
  barOf,
  bookByPhone,
  freeDay,
  holdNights,
  openTimeline,
  quietWeeks,
} from "./timeline-stories.ts";

async function look(page: Page, state: string): Promise<void> {
  expect(await violations(page), state).toEqual([]);
  expect(await sidewaysOverflow(page), `${state} scrolls sideways`).toEqual([]);
}

for (const width of isFullLook ? [320, 390, 1440] : [390]) {
  test(`axe finds nothing on any state of the timeline at ${width} px`, async ({ page, app }) => {
    test.setTimeout(120_000);
    const at = quietWeeks(app);
    await bookByPhone(app, at(0, 4), { name: "Helena Prado", channel: "direct" });
    await bookByPhone(app, at(1, 1), { name: "Ana Beatriz", channel: "airbnb", room: "jangada" });
    await bookByPhone(app, at(3, 5), { name: "A. Moreau", channel: "booking", room: "coqueiro" });
    const gone = await bookByPhone(app, at(5, 2), { name: "Tomás e Bia", room: "mar" });
    await app.query(
      "update stay set checked_in_at = now(), checked_out_at = now() where booking_id = $1",
      [gone],
    );
    await bookByPhone(app, at(10, 2), { name: "Família Teles", room: "casa-inteira", adults: 8 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await signIn(page, app);
    await holdNights(app, "farol", at(1, 2));
    await openTimeline(page, app, at(0, 1).checkIn);
    await look(page, "plain");
    await openTimeline(page, app, at(0, 1).checkIn, "&ver=60");
    await look(page, "sixty days");
    await openTimeline(page, app, at(0, 1).checkIn);

    for (const bar of [/^Helena/, /^Pagando/, /^Fechada/, /^Casa inteira vendida/]) {
      await barOf(page, bar).first().click();
      await expect(page.getByRole("button", { name: "Fechar" })).toBeVisible();
      await expect(page.getByText("Abrindo a reserva")).toHaveCount(0);
      await look(page, `panel of ${bar}`);
      await page.getByRole("button", { name: "Fechar" }).click();
    }

    await page.getByRole("button", { name: "Bloquear", exact: true }).click();
    await look(page, "block dialog");
    await page.keyboard.press("Escape");
    const day = freeDay(page, "Quarto Farol", at(6, 1).checkIn);
    await day.focus();
    await page.keyboard.press("Enter");
    await look(page, "between the first and the last day");
    await page.keyboard.press("Escape");

    await barOf(page, /^Helena/).click();
    await page.getByRole("button", { name: "Alterar" }).click();
    await expect(page.getByRole("radio", { name: /^Quarto Mar/ })).toBeChecked();
    await page.getByText("quartos não dão").click();
    await look(page, "a change with its free rooms");
    await page.getByLabel("Check-out").fill(at(0, 7).checkOut);
    await expect(page.getByRole("alert")).toBeVisible();
    await look(page, "a change onto taken nights");
    await page.getByLabel("Check-out").fill(at(0, 3).checkOut);
    await expect(page.getByText("O que fazer com a diferença")).toBeVisible();
    await look(page, "a change with a choice of price");
  });
}
