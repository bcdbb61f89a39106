import type { Browser } from "@playwright/test";
import { machineNow } from "../../../sandbox/clock.ts";

/**
 * Every page that this browser opens starts with the clock's time at that moment. The offset is
 * computed in the browser, whose clock may differ from the test process's.
 */
export async function goByClock(browser: Browser, clock: () => number): Promise<void> {
  const open = browser.newContext.bind(browser);
  const page = await browser.newPage();
  const browserAhead = (await page.evaluate(() => Date.now())) - machineNow();
  await page.close();
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(shiftDate, clock() - machineNow() - browserAhead);
    return context;
  };
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
