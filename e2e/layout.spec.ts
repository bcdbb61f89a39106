import { expect, test } from "./house.ts";
import { sidewaysOverflow, smallTargets } from "./inspect.ts";
import { states } from "./states.ts";

const full = process.env.A11Y === "full";
/** Opened once and then pulled wider: the pages answer to width by style sheets alone. */
const widths = full
  ? [320, 360, 390, 480, 600, 768, 820, 900, 1024, 1100, 1280, 1440, 1920]
  : [320, 390, 600, 820, 1024, 1440, 1920];
const LARGEST_SHIFT = 0.02;

for (const state of states) {
  test.describe(state.name, () => {
    if (state.complains) test.use({ tolerated: /status of 4\d\d|status of 503/ });

    test("never scrolls sideways and has targets a thumb can hit", async ({ page, house }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      await state.open({ page, house, language: "pt-BR" });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect([width, await sidewaysOverflow(page)]).toEqual([width, []]);
        if (width <= 1024) expect([width, await smallTargets(page)]).toEqual([width, []]);
      }
    });

    test("does not shift while it loads", async ({ page, house }) => {
      await page.addInitScript(watchShifts);
      await state.open({ page, house, language: "pt-BR" });
      await page.waitForTimeout(500);
      const shift = await page.evaluate(() => (window as unknown as Shifts).shift);
      expect(shift).toBeLessThanOrEqual(LARGEST_SHIFT);
    });
  });
}

type Shifts = { shift: number };

function watchShifts(): void {
  const seen = window as unknown as Shifts;
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}
