import type { Page } from "@playwright/test";

/**
 * Opens a page and waits until it answers. A quiet line would not say so: the code is asked for
 * after the first photo is painted, and a slow machine is slow to run it.
 */
export async function openAwake(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilAwake(page);
}

export async function reloadAwake(page: Page): Promise<void> {
  await page.reload();
  await untilAwake(page);
}

/** What is pressed or typed waits by itself for the page's code; a drag, say, does not. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => "isAwake" in window);
}
