import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const SMALLEST_TARGET = 44;
/** Calendar days may be a little smaller where seven of them share a very narrow screen. */
const SMALLEST_DAY = 40;
/** Half a day at the calendar's edge of a stay that goes on beyond it: turned on, it is whole. */
const SMALLEST_HALF_DAY = 24;

/** A page pulled to another width is told of another photo than the one it has: a word, no fault. */
export const pulledPreload = /was preloaded using link preload but not used/;

/** Every push looks on a phone in Portuguese; `A11Y=full` everywhere. */
export const isFullLook = process.env.A11Y === "full";

/** What axe finds on the page as it stands: WCAG 2.2 A and AA, and good practice. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(rules)
    // The provider's own form is the provider's to mend.
    .exclude('iframe[name="embedded-checkout"]')
    .analyze();
  return found.violations.map(describe);
}

type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };

function describe({ id, help, nodes }: Violation): string {
  const [first] = nodes;
  return `${id}: ${help} (${nodes.length}) ${first?.html.slice(0, 200)} ${first?.failureSummary}`;
}

/** What makes the page wider than the window, by name; nothing if it is not. */
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

/** Links within a sentence are excepted, as WCAG excepts them. */
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
      /** A field is hit through the label around it, a link by all that its cover lies over. */
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
