import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { isFullLook } from "../inspect.ts";
import { allowed } from "./allowed.ts";

type Size = readonly [width: number, height: number];

const everySize: readonly Size[] = [
  [320, 640],
  [360, 640],
  [390, 844],
  [740, 360],
  [768, 1024],
  [899, 700],
  [900, 700],
  [1366, 657],
  [1440, 900],
];
/** A small phone, a tablet and a laptop, for every push. */
const mainSizes: readonly Size[] = [
  [360, 640],
  [768, 1024],
  [1366, 657],
];

/** Bundled once per worker: the modules of this folder as one script for the page. */
let script: Promise<string> | null = null;

async function makeScript(): Promise<string> {
  const entry = fileURLToPath(new URL("judge.ts", import.meta.url));
  const lib = { entry, formats: ["iife" as const], name: "geometry" };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? "";
}

/** Layout faults of the page at its current size; see `judge`. */
export async function geometryFaults(page: Page): Promise<string[]> {
  script ??= makeScript();
  return page.evaluate(`${await script}; geometry.judge(${JSON.stringify(allowed)})`);
}

/** The same at every size: opened once and then resized, because only style sheets depend on it. */
export async function faultsAtEverySize(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const [width, height] of isFullLook ? everySize : mainSizes) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const faults = await geometryFaults(page);
    found.push(...faults.map((fault) => `${width} × ${height}: ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** A popover stays where its fields were when it opened: scroll them into view again. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const popover = document.querySelector("dialog[open]:not(:modal)");
    popover?.parentElement?.scrollIntoView({ block: "center", behavior: "instant" });
    if (popover) window.dispatchEvent(new Event("resize"));
    await frame();
    // A sheet that becomes a popover, or the reverse, opens anew with an animation.
    const moving = document.getAnimations();
    const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await document.fonts.ready;
  });
}
