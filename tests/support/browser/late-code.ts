import type { Page } from "@playwright/test";

/** Holds the page's code back until released, as on a very weak connection. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise: wait, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await wait;
    await route.continue();
  });
  return letThrough;
}
