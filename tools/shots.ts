import { mkdirSync, rmSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import pg from "pg";
import config from "../playwright.config.ts";
import { startClock } from "../sandbox/clock.ts";
import { startSandbox } from "../sandbox/start.ts";
import { states } from "../tests/guest/states.ts";
import { ownerStates } from "../tests/owner/states.ts";
import type { App } from "../tests/support/browser/app.ts";
import { noticeAwaking } from "../tests/support/browser/awake.ts";
import { goByClock } from "../tests/support/browser/page-clock.ts";

type Shown = {
  readonly name: string;
  open(page: Page, app: App): Promise<void>;
  close?: ((app: App) => Promise<void>) | undefined;
};

/**
 * Every screen and state on a phone and a desktop, the guest's, then the owner's. Arguments filter
 * by name.
 */
const FOLDER = "reports/shots";
const sizes = [
  { name: "mobile", width: 390, height: 844 },
  { name: "desktop", width: 1440, height: 900 },
];
const all: readonly Shown[] = [
  ...states.map(({ name, open }) => ({
    name,
    open: (page: Page, app: App) => open({ page, app, language: "pt-BR" as const }),
  })),
  ...ownerStates.map(({ name, open, close }) => ({
    name: `owner-${name}`,
    open: (page: Page, app: App) => open({ page, app }),
    close,
  })),
];
const wanted = process.argv.slice(2);
const chosen = all.filter(
  ({ name }) => wanted.length === 0 || wanted.some((one) => name.startsWith(one)),
);

if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const settings = { TRUSTED_PROXIES: "127.0.0.1,::1" };
const { now } = startClock();
const sandbox = await startSandbox({ built: true, settings, now, withSeasons: false });
const pool = new pg.Pool({ connectionString: sandbox.databaseUrl, max: 2 });
const app = {
  ...sandbox,
  query: async <T>(sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as T[],
};
const browser = await chromium.launch(config.use?.launchOptions ?? {});
await goByClock(browser, now);

/** Photos and map load lazily, so scroll to them. */
async function walkDown(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.body.scrollHeight,
    step: window.innerHeight / 2,
  }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await page.waitForTimeout(120);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForTimeout(700);
}

let failed = 0;
for (const { name: size, ...viewport } of sizes) {
  for (const state of chosen) {
    const context = await browser.newContext({
      viewport,
      locale: "pt-BR",
      timezoneId: "America/Bahia",
      reducedMotion: "reduce",
      deviceScaleFactor: 1,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await noticeAwaking(context);
    try {
      await state.open(page, app);
      // A full-page screenshot; with an open dialog, only the viewport.
      const fullPage = (await page.getByRole("dialog").count()) === 0;
      if (fullPage) await walkDown(page);
      await page.screenshot({ path: `${FOLDER}/${state.name}.${size}.png`, fullPage });
      console.log(`${state.name}.${size}`);
    } catch (error) {
      failed += 1;
      console.error(`${state.name}.${size} could not be taken: ${String(error).split("\n")[0]}`);
    }
    await state.close?.(app);
    await context.close();
  }
}

await browser.close();
await pool.end();
await sandbox.close();
process.exit(failed > 0 ? 1 : 0);
