import { addDays, type Day } from "../../../src/domain/day.ts";
import { formatDate, formatDayOfMonth } from "../../../src/domain/format-stay.ts";
import { expect, stayAhead, test } from "../../support/browser/app.ts";
import { openListing, typeStay } from "./listing-page.ts";

test("R40.01 under the total stands until when cancelling is free, and it opens the policy", async ({
  page,
  app,
}) => {
  await openListing(page, app, "mar");
  const stay = stayAhead(270, 3);
  await typeStay(page, stay);
  const [full, half] = [7, 2].map((days) => addDays(stay.checkIn, -days)) as [Day, Day];
  const line = page.getByRole("button", {
    name: `Cancelamento grátis até ${formatDayOfMonth(full, "long", "pt-BR")}, 23h59`,
    exact: true,
  });
  const lastLine = page.locator("dl > div").last();
  await expect(lastLine).toHaveText(/^TotalR\$/);
  await expect(line).toBeVisible();
  const distance = await line.evaluate((button) => {
    const total = [...document.querySelectorAll("dl > div")].at(-1);
    return button.getBoundingClientRect().top - (total?.getBoundingClientRect().bottom ?? 0);
  });
  expect(distance).toBeGreaterThanOrEqual(0);
  await line.click();
  const policy = page.getByRole("dialog", { name: "Cancelamento" });
  await expect(policy).toContainText(`Até ${formatDate(full, "pt-BR")}, 23h59: devolvemos tudo.`);
  await expect(policy).toContainText(`Até ${formatDate(half, "pt-BR")}, 23h59: devolvemos 50%.`);
  await page.keyboard.press("Escape");
  await expect(line).toBeFocused();
});
