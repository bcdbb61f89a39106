import type { Page } from "@playwright/test";
import { listingUrl } from "../../src/contract/page-urls.ts";
import { expect, test } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";

const next = (page: Page) => page.getByRole("button", { name: "Próximo mês" });

async function box(page: Page): Promise<{ top: number; bottom: number }> {
  return page
    .getByRole("dialog")
    .evaluate((dialog) => dialog.getBoundingClientRect().toJSON() as DOMRect);
}

/** The fields' position when the calendar opens: from the top of the screen to its bottom. */
const heights = [60, 200, 330, 450, 560];

test("the room's calendar is wholly on a laptop's screen wherever it opens", async ({
  page,
  app,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1366, height: 657 });
  await openAwake(page, app.siteUrl + listingUrl("mar"));
  const field = page.getByLabel("Check-in");
  for (const height of heights) {
    await field.evaluate((element, y) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - y, behavior: "instant" });
    }, height);
    await field.click();
    await expect(page.getByRole("grid").first()).toBeVisible();
    await expect.poll(async () => (await box(page)).top).toBeGreaterThanOrEqual(0);
    expect((await box(page)).bottom).toBeLessThanOrEqual(657);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await field.blur();
  }
});

for (const [width, height] of [
  [1366, 657],
  [768, 1024],
] as const) {
  test(`turning a year of months moves no arrow at ${width} × ${height}`, async ({ page, app }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await openAwake(page, app.siteUrl + listingUrl("mar"));
    await page.getByLabel("Check-in").click();
    await expect(page.getByRole("grid").first()).toBeVisible();
    // It has found its place.
    await next(page).click({ trial: true });
    const places = new Set<string>();
    for (let month = 0; month < 12; month += 1) {
      const { x, y } = (await next(page).boundingBox()) ?? {};
      places.add(`${x} ${y}`);
      await next(page).click();
    }
    expect([...places]).toHaveLength(1);
  });
}
