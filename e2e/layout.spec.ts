import type { Page } from "@playwright/test";
import { expect, test } from "./house.ts";
import { states } from "./states.ts";

const full = process.env.A11Y === "full";
/** Opened once and then pulled wider: the pages answer to width by style sheets alone. */
const widths = full
  ? [320, 360, 390, 480, 600, 768, 820, 900, 1024, 1100, 1280, 1440, 1920]
  : [320, 390, 600, 820, 1024, 1440, 1920];
const SMALLEST_TARGET = 44;
/** Calendar days may be a little smaller where seven of them share a very narrow screen. */
const SMALLEST_DAY = 40;
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

/** What makes the page wider than the window, by name; nothing if it is not. */
function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent}`)
      .map((name) => name.slice(0, 80))
      .slice(0, 5);
  });
}

/** Links within a sentence are excepted, as WCAG excepts them. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([smallest, smallestDay]) => {
      const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary";
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1;
      const isInSentence = (element: Element) =>
        element.tagName === "A" &&
        getComputedStyle(element).display === "inline" &&
        (element.parentElement?.textContent ?? "").trim() !== element.textContent?.trim();
      /** A field is hit through the label around it. */
      const target = (element: Element) =>
        element.matches("input, select") ? (element.closest("label") ?? element) : element;
      return [...document.querySelectorAll(selector)]
        .filter((element) => isSeen(element) && !isInSentence(element))
        .map((element) => ({ element, box: target(element).getBoundingClientRect() }))
        .filter(({ element, box }) => {
          const isDay = element.closest("[role=grid]") !== null && innerWidth < 360;
          const limit = isDay ? smallestDay : smallest;
          return Math.round(box.width) < limit || Math.round(box.height) < limit;
        })
        .map(
          ({ element, box }) =>
            `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40)} ${Math.round(box.width)}×${Math.round(box.height)}`,
        );
    },
    [SMALLEST_TARGET, SMALLEST_DAY] as const,
  );
}
