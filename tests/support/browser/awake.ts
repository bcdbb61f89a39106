import type { BrowserContext, Page } from "@playwright/test";
import { AWAKE } from "../../../src/web/awake.ts";

/**
 * Opens a page and waits for hydration. Network idle would not do: scripts load after the first
 * photo is painted, and a slow machine runs them later.
 */
export async function openAwake(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilAwake(page);
}

export async function reloadAwake(page: Page): Promise<void> {
  await page.reload();
  await untilAwake(page);
}

/** Presses and typing wait for hydration by themselves; a drag, for example, does not. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => "isAwake" in window);
}

/** A closed overlay removes its history entry a moment later; a press in between may be lost. */
export async function untilTidy(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.over);
}

/** Call it before pages are opened: `untilAwake` depends on it. */
export async function noticeAwaking(context: BrowserContext): Promise<void> {
  await context.addInitScript((event) => {
    document.addEventListener(event, () => Object.assign(window, { isAwake: true }));
  }, AWAKE);
}
