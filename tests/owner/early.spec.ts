import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { untilAwake } from "../support/browser/awake.ts";
import { bookingIdOf, paidCheckout } from "../support/browser/checkouts.ts";
import { WITHDRAWAL_ENDS } from "../support/withdrawal.ts";
import { editor } from "./listings-pages.ts";
import { offeredRoom, typeDates } from "./new-booking-form.ts";
import { signIn } from "./sign-in.ts";

/** The server-rendered page before hydration; returns a function that lets the code load. */
async function openAsleep(page: Page, app: App, path: string): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(app.siteUrl + path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return async () => {
    letThrough();
    await untilAwake(page);
    // The kept values are replayed to React, which renders once more.
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
  };
}

async function anyBooking(app: App): Promise<{ id: string; path: string }> {
  const [booking] = await app.query<{ id: string }>(
    "update booking set note = 'Nota antiga' where guest_name = 'Tomás Freire' returning id",
  );
  const id = booking?.id ?? "";
  return { id, path: `/admin/reservas/${id}` };
}

/** The page to cancel a booking that was paid on the site. */
async function cancelling(app: App): Promise<string> {
  const checkout = await paidCheckout(app);
  const id = await bookingIdOf(app, checkout);
  const find = () => app.query("select from booking where id = $1 and state = 'confirmed'", [id]);
  await expect.poll(find).toHaveLength(1);
  await app.query(WITHDRAWAL_ENDS, [id]);
  return `/admin/reservas/${id}/cancelar?quem=hospede`;
}

const solid = { create: { width: 1600, height: 1200, channels: 3, background: "teal" } } as const;

test.beforeEach(async ({ page, app }) => {
  await signIn(page, app, "/admin/mais");
});

test("a note typed before the code is there stays, is saved, and is said to be", async ({
  page,
  app,
}) => {
  const { id, path } = await anyBooking(app);
  const wake = await openAsleep(page, app, path);
  const note = page.getByLabel("Anotação");
  await note.fill("Nota nova");
  await page.getByRole("button", { name: "Guardar" }).click();
  await wake();
  await expect(page.getByText("Guardado.")).toBeVisible();
  await expect(note).toHaveValue("Nota nova");
  expect(await app.query("select note from booking where id = $1", [id])).toEqual([
    { note: "Nota nova" },
  ]);
});

test("what is selected as the code comes is replaced by what is typed", async ({ page, app }) => {
  const { path } = await anyBooking(app);
  const wake = await openAsleep(page, app, path);
  const note = page.getByLabel("Anotação");
  await note.selectText();
  await note.focus();
  await wake();
  await page.keyboard.insertText("Outra");
  await expect(note).toHaveValue("Outra");
});

test("a choice made before the code is there is acted on", async ({ page, app }) => {
  const wake = await openAsleep(page, app, "/admin/reservas");
  await page.getByLabel("Canal").selectOption("airbnb");
  await expect(page.getByRole("link", { name: "Helena Prado" }).first()).toBeVisible();
  await wake();
  await expect(page).toHaveURL(/canal=airbnb/);
  await expect(page.getByRole("link", { name: "Helena Prado" })).toHaveCount(0);
  await expect(page.getByLabel("Canal")).toHaveValue("airbnb");
});

test("a search typed before the code is there is asked for", async ({ page, app }) => {
  const wake = await openAsleep(page, app, "/admin/reservas");
  await page.getByRole("searchbox").fill("Tomás");
  await wake();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("searchbox")).toHaveValue("Tomás");
});

test("dates typed before the code is there bring the rooms that are free", async ({
  page,
  app,
}) => {
  const wake = await openAsleep(page, app, "/admin/reservas/nova");
  const stay = stayAhead(531, 2);
  await typeDates(page, stay);
  await wake();
  await expect(offeredRoom(page, "Quarto Coqueiro")).toBeVisible();
  await expect(page.getByLabel("Entrada")).toHaveValue(stay.checkIn);
});

test("an amount of her own is asked for where she chose it before the code was there", async ({
  page,
  app,
}) => {
  const wake = await openAsleep(page, app, await cancelling(app));
  await page.getByLabel("Outro valor").check();
  await wake();
  await expect(page.getByLabel("Outro valor")).toBeChecked();
  await expect(page.getByLabel("Valor a devolver")).toBeVisible();
});

test("a photo chosen before the code is there is sent", async ({ page, app }) => {
  const wake = await openAsleep(page, app, editor("coqueiro"));
  const buffer = await sharp(solid).jpeg().toBuffer();
  await page
    .getByLabel("Enviar fotos")
    .setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer });
  await wake();
  await expect(page.getByRole("dialog").getByLabel("O que se vê na foto")).toBeVisible();
});

test("a choice taken back before the code is there is none", async ({ page, app }) => {
  const wake = await openAsleep(page, app, await cancelling(app));
  await page.getByLabel("Outro valor").check();
  await page.getByLabel(/^O que a política manda/).check();
  await wake();
  await expect(page.getByLabel(/^O que a política manda/)).toBeChecked();
  await expect(page.getByLabel("Valor a devolver")).toHaveCount(0);
});

test("a text typed before the code is there is not left behind without a question", async ({
  page,
  app,
}) => {
  const wake = await openAsleep(page, app, "/admin/casa/empresa");
  const field = page.getByRole("textbox").first();
  await field.fill("Ainda por salvar");
  await wake();
  const asked = page.waitForEvent("dialog");
  const pressed = page.getByRole("link", { name: "A casa", exact: true }).click();
  await (await asked).dismiss();
  await pressed;
  await expect(field).toHaveValue("Ainda por salvar");
});
