import { addDays } from "../../../src/domain/day.ts";
import { expect, stayAhead, test, typed } from "../../support/browser/app.ts";
import { blockNights } from "../../support/browser/block-nights.ts";
import { dayButton, failedAnswers, fields, openListing } from "./listing-page.ts";

const free = stayAhead(260, 3);
const search = `&startDate=${free.checkIn}&endDate=${free.checkOut}`;
const bar = { name: "Reserva", exact: true };

test("the bar shows the price, then the total, and goes while the form is seen", async ({
  page,
  app,
}) => {
  await openListing(page, app, "mar");
  const region = page.getByRole("region", bar);
  await expect(region).toContainText("R$890 / noite");
  await region.getByRole("button", { name: "Escolher datas" }).click();
  const sheet = page.getByRole("dialog", { name: "Escolha as datas" });
  await expect(sheet.getByRole("grid").first()).toBeVisible();
  await sheet.getByRole("button", { name: "Fechar" }).click();
  await expect(page.getByRole("form")).toBeInViewport();
  await expect(region).toHaveCount(0);

  await openListing(page, app, "mar", search);
  await expect(region).toContainText("3 noites");
  await region.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByRole("dialog", { name: "Pagamento da reserva" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(region).toBeVisible();
});

test("a conflict turns the bar into 'Trocar datas', and the sheet takes both dates", async ({
  page,
  app,
}) => {
  await blockNights(app, "farol", free);
  await openListing(page, app, "farol", search);
  const region = page.getByRole("region", bar);
  await expect(region).toContainText("Datas indisponíveis");
  await region.getByRole("button", { name: "Trocar datas" }).click();

  const sheet = page.getByRole("dialog", { name: "Escolha as datas" });
  const [from, to] = [addDays(free.checkOut, 1), addDays(free.checkOut, 4)];
  await dayButton(page, from).click();
  await dayButton(page, to).click();
  await expect(sheet).toContainText("3 noites");
  await sheet.getByRole("button", { name: "Confirmar datas" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(fields(page).reservedMessage).toHaveCount(0);
  await expect(fields(page).bookNow).toBeEnabled();
});

test("the sheet says why a day or a range cannot be had, and does not confirm it", async ({
  page,
  app,
}) => {
  const taken = { checkIn: addDays(free.checkIn, 12), checkOut: addDays(free.checkIn, 14) };
  await blockNights(app, "farol", taken);
  await openListing(page, app, "farol", `&startDate=${addDays(taken.checkIn, -2)}`);
  await fields(page).checkIn.click();
  const sheet = page.getByRole("dialog", { name: "Escolha as datas" });
  const confirm = sheet.getByRole("button", { name: "Confirmar datas" });
  await dayButton(page, addDays(taken.checkIn, -1)).click();
  await expect(sheet).toContainText("Desse dia em diante não cabe nenhuma estadia.");
  await expect(confirm).toBeDisabled();

  await dayButton(page, addDays(taken.checkIn, -2)).click();
  await expect(sheet).toContainText("Escolha o check-out");
  await dayButton(page, addDays(taken.checkOut, 1)).click();
  await expect(sheet).toContainText("As datas selecionadas incluem um dia reservado.");
  await expect(sheet).not.toContainText("5 noites");
  await confirm.click({ force: true });
  await expect(sheet).toBeVisible();
  await dayButton(page, addDays(taken.checkIn, -1)).click();
  await expect(sheet).toContainText("1 noite");
  await confirm.click();
  await expect(sheet).toHaveCount(0);
});

test("too many guests turn the bar into 'Ajustar hóspedes', which leads to them", async ({
  page,
  app,
}) => {
  await openListing(page, app, "coqueiro", `${search}&people=5`);
  const region = page.getByRole("region", bar);
  await expect(region).toContainText("Hóspedes demais");
  await region.getByRole("button", { name: "Ajustar hóspedes" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const adults = page.getByRole("group", { name: "Adultos" });
  await expect(adults).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("form").getByRole("link", { name: /Quarto Jangada/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(adults.getByRole("button", { name: "Menos um" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("without the calendar's code", () => {
  test.use({ tolerated: failedAnswers });

  test("the dates are typed, and the calendar can be asked for again", async ({ page, app }) => {
    const stay = stayAhead(440, 3);
    await page.route("**/assets/stay-calendar-*.js", (route) => route.abort());
    await openListing(page, app, "mar");
    const { checkIn, checkOut, bookNow } = fields(page);
    await checkIn.click();
    await expect(page.getByRole("alert")).toContainText("O calendário não abriu.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(checkIn).toBeFocused();
    await expect(checkIn).toHaveAttribute("inputmode", "numeric");
    await checkIn.click();
    await page.keyboard.type(typed(stay.checkIn));
    await checkOut.click();
    await page.keyboard.type(typed(stay.checkOut));
    await expect(page.getByRole("form")).toContainText("3 noites");
    await expect(bookNow).toBeEnabled();

    await page.unrouteAll();
    await page.getByRole("button", { name: "Tentar de novo" }).click();
    const sheet = page.getByRole("dialog", { name: "Escolha as datas" });
    await expect(sheet.getByRole("grid").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(checkIn).toBeFocused();
  });
});

test("a press on a date opens the sheet; closing it gives the focus back", async ({
  page,
  app,
}) => {
  await openListing(page, app, "mar");
  const { checkOut } = fields(page);
  await checkOut.click();
  await expect(page.getByRole("dialog", { name: "Escolha as datas" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(checkOut).toBeFocused();
});
