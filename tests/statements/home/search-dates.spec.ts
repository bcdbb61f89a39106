import type { Day } from "../../../src/domain/day.ts";
import { expect, stayAhead, test } from "../../support/browser/app.ts";
import { field, filters } from "./home-page.ts";

const { checkIn: from, checkOut: to } = stayAhead(3, 3);

test("pressed 'Check-out' first, the calendar sets the check-out and then asks when to arrive", async ({
  page,
  app,
}) => {
  await page.goto(app.siteUrl);
  await field(page, "Check-out").click();
  const dialog = page.getByRole("dialog", { name: "Escolher datas" });
  const day = (of: Day) => dialog.locator(`[data-day="${of}"]`);
  await expect(day(stayAhead(-1, 1).checkIn)).toHaveAttribute("aria-disabled", "true");
  await day(to).click();
  await expect.poll(() => filters(page)).toMatchObject({ endDate: to });
  await day(from).click();
  await expect.poll(() => filters(page)).toMatchObject({ startDate: from, endDate: to });
  await expect(dialog).toContainText("3 noites");
});

test("typed with the day first, the search asks which dates are meant", async ({ page, app }) => {
  const year = Number(from.slice(0, 4)) + 1;
  await page.goto(app.siteUrl);
  await field(page, "Check-in").click();
  const dialog = page.getByRole("dialog", { name: "Escolher datas" });
  await dialog.getByRole("textbox", { name: "Check-in" }).fill(`05/01/${year}`);
  await dialog.getByRole("textbox", { name: "Check-out" }).fill(`08/01/${year}`);
  await dialog.getByRole("textbox", { name: "Check-out" }).blur();
  await dialog.getByRole("button", { name: "Sim, 5 a 8 de janeiro" }).click();
  await expect
    .poll(() => filters(page))
    .toMatchObject({ startDate: `${year}-01-05`, endDate: `${year}-01-08` });
});
