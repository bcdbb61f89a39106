import { expect, stayAhead, test } from "../support/browser/app.ts";
import { fields, openListing } from "./listing/listing-page.ts";

const { checkIn, checkOut } = stayAhead(60, 2);
const dayFirst = (day: string) => day.split("-").toReversed().join("/");

test.beforeEach(({ app }) => app.query("update property set date_format = 'DD/MM/YYYY'"));
test.afterEach(({ app }) => app.query("update property set date_format = default"));

test("R3.01 the pickers of a room follow the format of the house", async ({ page, app }) => {
  await openListing(page, app, "farol", `&startDate=${checkIn}&endDate=${checkOut}`);
  const form = fields(page);
  await expect(form.checkIn).toHaveValue(dayFirst(checkIn));
  await expect(form.checkOut).toHaveValue(dayFirst(checkOut));
  await expect(page.getByPlaceholder("DD/MM/AAAA")).toHaveCount(2);
  await expect(page.getByText("2 noites", { exact: false }).first()).toBeVisible();

  await form.checkIn.fill("32/12/2026");
  await form.bookNow.press("Enter");
  await expect(page.getByRole("alert")).toContainText("DD/MM/AAAA, com o dia primeiro");
});

test("R3.01 so do those of the search, and both in English", async ({ page, app }) => {
  await page.goto(`${app.siteUrl}/en`);
  await page.getByRole("button", { name: /Check-in/ }).click();
  const search = page.getByRole("dialog");
  await expect(search.getByPlaceholder("DD/MM/YYYY")).toHaveCount(2);
  await search.getByRole("textbox", { name: "Check-in" }).fill(dayFirst(checkIn));
  await search.getByRole("textbox", { name: "Check-out" }).fill(dayFirst(checkOut));
  await expect(search.getByRole("status")).toContainText("2 nights");
});
