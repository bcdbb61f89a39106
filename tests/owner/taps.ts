import type { Page } from "@playwright/test";

/** Counts what touches the screen, whichever locator did it, until the page is loaded anew. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as { taps?: number };
    counted.taps = 0;
    addEventListener("pointerdown", () => (counted.taps = (counted.taps ?? 0) + 1), true);
  });
  return () => page.evaluate(() => (window as { taps?: number }).taps ?? Number.NaN);
}

/** In the calendar that stands open in a form. */
export async function tapDay(page: Page, day: string): Promise<void> {
  await page.locator(`[data-month="${day.slice(0, 7)}-01"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-day="${day}"]`).tap();
}
