import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** Minified: loading the readable version takes longer than the check itself. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const options: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // The provider's form is not our code.
  iframes: false,
};
const SMALLEST_TARGET = 44;
/** Calendar days may be slightly smaller on a very narrow screen. */
const SMALLEST_DAY = 40;
/** Half a day of a stay that continues beyond the calendar's edge. */
const SMALLEST_HALF_DAY = 24;

/** A resized page preloads another photo than it uses: a warning, not a fault. */
export const pulledPreload = /was preloaded using link preload but not used/;

/** A push checks all states on a phone in Portuguese, and resized; `A11Y=full` everything. */
export const isFullLook = process.env.A11Y === "full";

/**
 * axe's findings on the current page: WCAG 2.2 A and AA, and best practices. Called in the page
 * itself: axe's Playwright adapter also reports what is right, and takes four times as long.
 */
export async function violations(page: Page): Promise<string[]> {
  const run = `axe.run(document, ${JSON.stringify(options)})`;
  const found = (await page.evaluate(
    `${axeScript}; ${run}.then(({ violations }) => violations)`,
  )) as axe.Result[];
  return found.filter((one) => !isCutToFit(one)).map(describe);
}

/** A bar of the calendar shows what fits of its title; its accessible name has all of it. */
const isCutToFit = ({ id, nodes }: axe.Result): boolean =>
  id === "label-content-name-mismatch" && nodes.every(({ html }) => html.includes("data-bar="));

function describe({ id, help, nodes }: axe.Result): string {
  const [first] = nodes;
  return `${id}: ${help} (${nodes.length}) ${first?.html.slice(0, 200)} ${first?.failureSummary}`;
}

/** Elements that make the page wider than the window. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
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

/** Links within a sentence are exempt, as in WCAG. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([smallest, smallestDay, smallestHalf]) => {
      const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary";
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1;
      const isInSentence = (element: Element) =>
        element.tagName === "A" &&
        getComputedStyle(element).display === "inline" &&
        (element.parentElement?.textContent ?? "").trim() !== element.textContent?.trim();
      /** A field's target is the label around it, a link's is its whole cover. */
      const target = (element: Element) => {
        const cover = getComputedStyle(element, "::after");
        const covers = cover.position === "absolute" && cover.inset === "0px";
        if (covers && element instanceof HTMLElement) return element.offsetParent ?? element;
        return element.matches("input, select") ? (element.closest("label") ?? element) : element;
      };
      return [...document.querySelectorAll(selector)]
        .filter((element) => isSeen(element) && !isInSentence(element))
        .map((element) => ({ element, box: target(element).getBoundingClientRect() }))
        .filter(({ element, box }) => {
          const isDay = element.closest("[role=grid]") !== null && innerWidth < 360;
          const limit = isDay ? smallestDay : smallest;
          const isHalf = element.matches('[colspan="1"] > [data-bar]');
          const narrowest = isHalf ? smallestHalf : limit;
          return Math.round(box.width) < narrowest || Math.round(box.height) < limit;
        })
        .map(
          ({ element, box }) =>
            `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40)} ${Math.round(box.width)}×${Math.round(box.height)}`,
        );
    },
    [SMALLEST_TARGET, SMALLEST_DAY, SMALLEST_HALF_DAY] as const,
  );
}
