import { expect, stayAhead, test, typed } from "../../support/browser/app.ts";
import { cards, listingList } from "./home-page.ts";

const STAY = stayAhead(345, 2);

test.use({ tolerated: /Failed to load resource/ });

test("without the calendar's code the dates are typed, and it can be asked for again", async ({
  page,
  app,
}) => {
  await page.route("**/assets/stay-calendar-*.js", (route) => route.abort());
  await page.goto(app.siteUrl);
  await page.getByRole("search").getByRole("button", { name: "Check-in" }).click();
  const sheet = page.getByRole("dialog", { name: "Escolher datas" });
  await expect(sheet.getByRole("alert")).toContainText("O calendário não abriu.");
  await sheet.getByRole("textbox", { name: "Check-in" }).fill(typed(STAY.checkIn));
  await sheet.getByRole("textbox", { name: "Check-out" }).fill(typed(STAY.checkOut));
  await expect(sheet).toContainText("2 noites");

  await page.unrouteAll();
  await sheet.getByRole("button", { name: "Tentar de novo" }).press("Enter");
  await expect(sheet.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(sheet.getByRole("textbox", { name: "Check-in" })).toBeFocused();
  await sheet.getByRole("button", { name: "Confirmar datas" }).click();
  await expect(listingList(page).getByRole("status").first()).toContainText("livres de ");
});

test("without what moves it the carousel stands still, and a press asks for it and counts", async ({
  page,
  app,
}) => {
  await page.route("**/assets/carousel-engine-*.js", (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await page.goto(app.siteUrl);
  const carousel = page.getByRole("group", { name: "Fotos da pousada" });
  await carousel.scrollIntoViewIfNeeded();
  await lost;
  await expect(carousel.getByText("1 de 7")).toBeVisible();
  await expect(cards(page)).toHaveCount(5);

  await page.unrouteAll();
  await page.getByRole("button", { name: "Próxima foto" }).click();
  await expect(carousel.getByText("2 de 7")).toBeVisible();
  await page.getByRole("button", { name: "Próxima foto" }).click();
  await expect(carousel.getByText("3 de 7")).toBeVisible();
});
