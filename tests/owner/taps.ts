import type { Page } from "@playwright/test";

/** Counts touches of the screen, by any locator, until the next page load. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as { taps?: number };
    counted.taps = 0;
    addEventListener("pointerdown", () => (counted.taps = (counted.taps ?? 0) + 1), true);
  });
  return () => page.evaluate(() => (window as { taps?: number }).taps ?? Number.NaN);
}

/** Taps a day in a form's open calendar. */
export async function tapDay(page: Page, day: string): Promise<void> {
  await page.locator(`[data-month="${day.slice(0, 7)}-01"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-day="${day}"]`).tap();
}
