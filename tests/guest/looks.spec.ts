import type { Page } from "@playwright/test";
import type { Language } from "../../src/domain/language.ts";
import { expect, test } from "../support/browser/app.ts";
import { faultsAtEverySize } from "../support/browser/geometry/check.ts";
import {
  isFullLook,
  pulledPreload,
  sidewaysOverflow,
  smallTargets,
  violations,
} from "../support/browser/inspect.ts";
import { states } from "./states.ts";

const widths = isFullLook ? [320, 390, 820, 1440] : [390];
const languages: Language[] = isFullLook ? ["pt-BR", "en-US"] : ["pt-BR"];
/** The widths a phone page is resized to: only style sheets depend on width. */
const pulled = isFullLook
  ? [320, 360, 390, 480, 600, 768, 820, 900, 1024, 1100, 1280, 1440, 1920]
  : [320, 820];
const PHONE = 390;
const LARGEST_SHIFT = 0.02;
const refusedOrPulled = new RegExp(`status of 4\\d\\d|status of 503|${pulledPreload.source}`);

// Many, so that the workers share them.
test.describe.configure({ mode: "parallel" });

for (const state of states) {
  test.describe(state.name, () => {
    test.use({ tolerated: state.complains ? refusedOrPulled : pulledPreload });
    for (const language of languages) {
      for (const width of widths) {
        test(`axe finds nothing and nothing shifts at ${width} px in ${language}`, async ({
          page,
          app,
        }) => {
          await page.addInitScript(watchShifts);
          await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
          await state.open({ page, app, language });
          await untilDrawn(page);
          expect(await shiftIn(page)).toBeLessThanOrEqual(LARGEST_SHIFT);
          // Colours are checked after animations.
          await page.emulateMedia({ reducedMotion: "reduce" });
          expect(await violations(page)).toEqual([]);
          if (width !== PHONE) return;
          await expectRoomAtEveryWidth(page);
          expect(await faultsAtEverySize(page)).toEqual([]);
        });
      }
    }
  });
}

/** Waits for the fonts and the visible photos, and for the layout shifts that they cause. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter(
      (one) => one.getBoundingClientRect().top < innerHeight,
    );
    await Promise.allSettled(seen.map((image) => image.decode()));
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}

/** No sideways scroll, and large enough tap targets. */
async function expectRoomAtEveryWidth(page: Page): Promise<void> {
  for (const width of pulled) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await sidewaysOverflow(page)]).toEqual([width, []]);
    if (width <= 1024) expect([width, await smallTargets(page)]).toEqual([width, []]);
  }
}

type Shift = { readonly value: number; readonly at: number; readonly isAnswer: boolean };
type Watched = { shifts: Shift[]; fonts: number[] };

function watchShifts(): void {
  /** The browser counts shifts for half a second after a press; a busy machine draws later. */
  const ANSWER_MS = 3_000;
  const seen = window as unknown as Watched;
  seen.shifts = [];
  seen.fonts = [];
  const noteFonts = () => {
    const note = () => seen.fonts.push(performance.now());
    // A fallback font that is not installed does not load.
    for (const font of document.fonts) font.loaded.then(note, () => {});
  };
  document.fonts.addEventListener("loading", noteFonts, { once: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      lastInputTime: number;
    })[]) {
      const { value, startTime: at, lastInputTime } = entry;
      const isAnswer = lastInputTime > 0 && at - lastInputTime < ANSWER_MS;
      seen.shifts.push({ value, at, isAnswer });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Ignores shifts by fonts: this machine may lack the fonts that the fallbacks are matched to. */
function shiftIn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const FRAMES_MS = 100;
    const { shifts, fonts } = window as unknown as Watched;
    const counted = shifts.filter(
      ({ at, isAnswer }) => !isAnswer && !fonts.some((came) => Math.abs(at - came) < FRAMES_MS),
    );
    return counted.reduce((sum, { value }) => sum + value, 0);
  });
}
