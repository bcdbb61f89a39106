import { expect, test } from "../../support/browser/app.ts";
import { openAwake } from "../../support/browser/awake.ts";
import { isFullLook, violations } from "../../support/browser/inspect.ts";

for (const width of isFullLook ? [390, 820, 1440] : [390]) {
  test(`axe finds nothing in the search's open sheets at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAwake(page, app.siteUrl);
    for (const field of ["Check-in", "Hóspedes"]) {
      await page.getByRole("search").getByRole("button", { name: field }).first().click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      if (field === "Check-in") await expect(dialog.getByRole("grid").first()).toBeVisible();
      // Wait for the fade: contrast is measured at rest.
      await page.waitForTimeout(400);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  });
}
