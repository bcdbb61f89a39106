import { expect, test } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { ways } from "./ways-back.ts";
import { actions } from "./ways-back-steps.ts";

// The browser also logs the refusal that a row provokes.
test.use({ tolerated: /Failed to load resource/ });
// A page that scrolls smoothly would be checked before it has arrived.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { where, at, chosen, choose, by, each, stands, check, width } of ways) {
  test(`${where}, ${chosen}, then ${by.join(", then ")}: ${stands}`, async ({ page, app }) => {
    if (width) await page.setViewportSize({ width, height: 768 });
    const isListed = typeof at === "object";
    const path = typeof at === "function" ? await at(app) : isListed ? at.list : at;
    await openAwake(page, new URL(path, app.siteUrl).href);
    if (isListed) {
      await page.getByRole("link", { name: at.room }).click();
      await expect(page.getByRole("heading", { level: 1, name: at.room })).toBeVisible();
    }
    await choose(page, app);
    for (const [index, action] of by.entries()) {
      const shown = await actions[action](page);
      if (each || index === by.length - 1) await test.step(action, () => check(shown, app));
      if (shown !== page) await shown.close();
    }
  });
}
