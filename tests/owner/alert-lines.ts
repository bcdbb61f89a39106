import { expect, type Locator, type Page } from "@playwright/test";

/** The folded line of an alert on Hoje, by its title. */
export function alertLine(page: Page, title: Locator): Locator {
  return page
    .getByRole("region", { name: "Avisos" })
    .locator("details:not(:has(details))")
    .filter({ has: title });
}

/** Opens an alert, and before it the line that folds many of them. */
export async function openAlert(page: Page, line: Locator): Promise<void> {
  await expect(line).toHaveCount(1);
  if (!(await line.isVisible())) await page.getByText(/^\d+ outros? avisos?$/).click();
  await line.locator("summary").click();
}
