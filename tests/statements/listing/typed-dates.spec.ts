import { expect, stayAhead, test } from "../../support/browser/app.ts";
import { addListing, fields, openListing, removeListing } from "./listing-page.ts";

const year = Number(stayAhead(0, 1).checkIn.slice(0, 4)) + 1;

test.afterEach(({ app }) => removeListing(app));

test("a date typed with the day first is understood, or asked about", async ({ page, app }) => {
  await openListing(page, app, await addListing(app));
  const { checkIn, checkOut, bookNow } = fields(page);
  await checkIn.fill(`20/02/${year}`);
  await checkIn.blur();
  await expect(checkIn).toHaveValue(`02/20/${year}`);

  const question = page.getByText("Você quis dizer 5 a 8 de janeiro?");
  await checkIn.fill(`05/01/${year}`);
  await checkOut.fill(`08/01/${year}`);
  await expect(question).toHaveCount(0);
  await checkOut.press("Enter");
  await expect(question).toBeVisible();
  await expect(page.locator("dl")).toHaveCount(0);
  await page.getByRole("button", { name: "Não, 1 de maio a 1 de agosto" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("alert")).toContainText("até 30 noites");

  await checkIn.fill(`04/01/${year}`);
  await checkOut.fill(`07/01/${year}`);
  await checkOut.blur();
  await page.getByRole("button", { name: "Sim, 4 a 7 de janeiro" }).press("Enter");
  await expect(checkIn).toHaveValue(`01/04/${year}`);
  await expect(checkOut).toHaveValue(`01/07/${year}`);
  await expect(checkIn).toBeFocused();
  await expect(page.getByText("3 noites").first()).toBeVisible();
  await expect(bookNow).toBeEnabled();
});

test("no total and no free cancellation for dates that cannot be had", async ({ page, app }) => {
  await openListing(page, app, "coqueiro", "&startDate=2020-01-03&endDate=2020-01-05");
  await expect(page.getByRole("alert")).toContainText("O check-in já passou");
  await expect(page.locator("dl")).toHaveCount(0);
  await expect(page.getByText("Cancelamento grátis")).toHaveCount(0);
});
