import type { Page } from "@playwright/test";
import { type App, expect, test } from "../../support/browser/app.ts";
import { openListing } from "./listing-page.ts";

const grid = (page: Page) => page.getByRole("button", { name: /^Abrir foto \d/ });
const modal = (page: Page) => page.getByRole("dialog", { name: /^Fotos/ });
const all = (page: Page) => page.getByRole("button", { name: "Mostrar todas as fotos" });

async function photosOf(app: App, id: string): Promise<{ id: string; alt: string }[]> {
  const answer = await fetch(`${app.siteUrl}/quartos/listarQuartoPorId/${id}`);
  return (await answer.json()).room_images;
}

async function wheel(page: Page): Promise<number> {
  await page.mouse.move(10, 20);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(300);
  return page.evaluate(() => window.scrollY);
}

test("S2.48 S2.65 S9.10 the grid shows the first five in their order, or fewer", async ({
  page,
  app,
}) => {
  const [{ media_id } = { media_id: "" }] = await app.query<{ media_id: string }>(
    "select media_id from listing_photo where listing_id = 'mar' order by position limit 1",
  );
  const addPhoto = (position: number) =>
    app.query(
      `insert into listing_photo (listing_id, position, media_id, alt)
       values ('farol', $1, $2, $3)`,
      [position, media_id, `Mais uma ${position}`],
    );
  const drop = () =>
    app.query("delete from listing_photo where listing_id = 'farol' and position >= 100");
  try {
    const before = await photosOf(app, "farol");
    for (let extra = before.length; extra < 6; extra++) await addPhoto(100 + extra);
    const six = await photosOf(app, "farol");
    expect(six).toHaveLength(6);
    await openListing(page, app, "farol");
    await expect(grid(page)).toHaveCount(5);
    for (const [index, { id, alt }] of six.slice(0, 5).entries()) {
      await expect(grid(page).nth(index).getByAltText(alt)).toHaveAttribute("src", new RegExp(id));
    }
  } finally {
    await drop();
  }
});

test("S9.10 a room with three photos shows three", async ({ page, app }) => {
  await app.query(
    "update listing_photo set listing_id = 'casa-inteira', position = position + 500 where listing_id = 'farol' and position > (select position from listing_photo where listing_id = 'farol' order by position offset 2 limit 1)",
  );
  try {
    expect(await photosOf(app, "farol")).toHaveLength(3);
    await openListing(page, app, "farol");
    await expect(grid(page)).toHaveCount(3);
  } finally {
    await app.query(
      "update listing_photo set listing_id = 'farol', position = position - 500 where listing_id = 'casa-inteira' and position >= 500",
    );
  }
});

test("S2.49 S2.50 S2.51 S2.52 S2.53 S2.54 S4.02 S4.03 the modal opens and closes, again and again", async ({
  page,
  app,
}) => {
  const photos = await photosOf(app, "mar");
  await openListing(page, app, "mar");
  await expect(modal(page)).toHaveCount(0);

  await grid(page).nth(1).click();
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).locator("img")).toHaveCount(photos.length);
  await expect(modal(page).getByRole("button", { name: "Fechar fotos" })).toBeFocused();
  await modal(page).getByRole("button", { name: "Fechar fotos" }).click();
  await expect(modal(page)).toHaveCount(0);
  await expect(grid(page).nth(1)).toBeFocused();

  await all(page).click();
  await expect(modal(page)).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(modal(page)).toHaveCount(0);

  await all(page).click();
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal(page)).toHaveCount(0);
  await expect(all(page)).toBeFocused();
});

test("S2.55 S4.03 the page stands still while the modal is open, and scrolls again after it", async ({
  page,
  app,
}) => {
  await openListing(page, app, "mar");
  await all(page).click();
  await expect(modal(page)).toBeVisible();
  expect(await wheel(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(modal(page)).toHaveCount(0);
  expect(await wheel(page)).toBeGreaterThan(0);
});
