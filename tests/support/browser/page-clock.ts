import type { Page } from "@playwright/test";

/**
 * From its next document on, the page's `Date` goes by this clock. Compared in the page itself: the
 * browser may have another clock than the tests' process.
 */
export async function goByClock(page: Page, now: () => number): Promise<void> {
  const ahead = now() - (await page.evaluate(() => Date.now()));
  await page.addInitScript(shiftDate, ahead);
}

function shiftDate(ahead: number): void {
  const machine = Date;
  const now = () => machine.now() + ahead;
  globalThis.Date = new Proxy(machine, {
    construct: (target, args) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args) as Date,
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
