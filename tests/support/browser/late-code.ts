import type { Page } from "@playwright/test";

/** The page's code does not come before it is let through, as on a very weak line. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise: wait, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await wait;
    await route.continue();
  });
  return letThrough;
}
