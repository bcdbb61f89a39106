import { expect, test } from "../e2e/house.ts";
import { sidewaysOverflow, smallTargets, violations } from "../e2e/inspect.ts";
import { screens } from "./sign-in.ts";
import { ownerStates } from "./states.ts";

const widths = [320, 390, 600, 820, 900, 1024, 1440];

for (const state of ownerStates) {
  test.describe(state.name, () => {
    if (state.complains) test.use({ tolerated: /status of 4\d\d/ });

    for (const { name, viewport } of screens) {
      test(`axe finds nothing ${name}`, async ({ page, house }) => {
        await page.setViewportSize(viewport);
        await state.open({ page, house });
        expect(await violations(page)).toEqual([]);
      });
    }

    test("never scrolls sideways, targets fit a thumb, and no style stands in the markup", async ({
      page,
      house,
    }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      await state.open({ page, house });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect([width, await sidewaysOverflow(page)]).toEqual([width, []]);
        if (width <= 1024) expect([width, await smallTargets(page)]).toEqual([width, []]);
      }
      const html = await (await page.request.get(page.url())).text();
      expect(html).not.toMatch(/\sstyle="/);
    });
  });
}
