import { expect, test } from "../support/browser/app.ts";
import { faultsAtEverySize } from "../support/browser/geometry/check.ts";
import {
  isFullLook,
  sidewaysOverflow,
  smallTargets,
  violations,
} from "../support/browser/inspect.ts";
import { screens } from "./sign-in.ts";
import { ownerStates } from "./states.ts";

/** Opened once and then resized: only style sheets depend on width. */
const widths = isFullLook ? [1440, 1024, 900, 820, 600, 390, 320] : [820, 320];

// Many, so that the workers share them.
test.describe.configure({ mode: "parallel" });

for (const state of ownerStates) {
  test.describe(state.name, () => {
    if (state.complains) test.use({ tolerated: /status of 4\d\d/ });
    test.afterEach(({ app }) => state.close?.(app));

    for (const { name, viewport } of screens) {
      test(`axe finds nothing ${name}, nothing scrolls sideways, targets fit a thumb`, async ({
        page,
        app,
      }) => {
        await page.setViewportSize(viewport);
        await state.open({ page, app });
        expect(await violations(page)).toEqual([]);
        const html = await (await page.request.get(page.url())).text();
        expect(html).not.toMatch(/\sstyle="/);
        for (const width of widths) {
          await page.setViewportSize({ width, height: viewport.height });
          expect([width, await sidewaysOverflow(page)]).toEqual([width, []]);
          if (width <= 1024) expect([width, await smallTargets(page)]).toEqual([width, []]);
        }
        expect(await faultsAtEverySize(page)).toEqual([]);
      });
    }
  });
}
