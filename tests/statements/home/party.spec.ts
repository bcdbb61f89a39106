import type { Page } from "@playwright/test";
import { formatMoney } from "../../../src/domain/money.ts";
import { expect, stayAhead, test, typed } from "../../support/browser/app.ts";
import { cards, recordListCalls, searchUrl } from "./home-page.ts";

const party = (page: Page) => page.getByRole("search").getByRole("button", { name: "Hóspedes" });
const counter = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const more = (page: Page, name: string) =>
  counter(page, name).getByRole("button", { name: "Mais um" });

test("R37.01 R32.02 R8.02 three adults and a child cost the same on the card, in the form and at the payment", async ({
  page,
  app,
}) => {
  const stay = stayAhead(338, 3);
  await page.goto(searchUrl(app, stay));
  const made = recordListCalls(page);
  await party(page).click();
  await more(page, "Adultos").click();
  await more(page, "Até 12 anos").click();
  await page.keyboard.press("Escape");
  await expect(party(page)).toContainText("3 adultos, 1 criança");
  const { checkIn: startDate, checkOut: endDate } = stay;
  const asked = { startDate, endDate, people: "4", childrenUpTo12: "1" };
  await expect
    .poll(() => Object.fromEntries(made.at(-1)?.searchParams ?? []))
    .toEqual({
      ...asked,
      rooms: "1",
    });

  const answer = await (
    await fetch(`${app.siteUrl}${made.at(-1)?.pathname}${made.at(-1)?.search}`)
  ).json();
  const listed = answer.find(({ _id }: { _id: string }) => _id === "jangada");
  const plain = await (
    await fetch(`${app.siteUrl}${made.at(-1)?.pathname}?startDate=${startDate}&endDate=${endDate}`)
  ).json();
  const forTwo = plain.find(({ _id }: { _id: string }) => _id === "jangada").total;
  expect(listed.total).toBe(forTwo + 3 * (130 + 90));
  const total = formatMoney(listed.total * 100, "pt-BR");

  const card = cards(page).filter({ hasText: "Quarto Jangada" });
  await expect(card).toContainText(`${total} por 3 noites`);
  const link = new URL((await card.getByRole("link").getAttribute("href")) ?? "", app.siteUrl);
  expect(Object.fromEntries(link.searchParams)).toEqual({ id: "jangada", ...asked });
  await card.click();

  await expect(page.getByLabel("Check-in").first()).toHaveValue(typed(stay.checkIn));
  await expect(page.getByLabel("Check-out").first()).toHaveValue(typed(stay.checkOut));
  for (const [name, count] of [
    ["Adultos", "3"],
    ["Até 12 anos", "1"],
    ["Acima de 12 anos", "0"],
  ]) {
    await expect(counter(page, name ?? "").getByRole("status")).toHaveText(count ?? "");
  }
  const lines = page.locator("form dl > div");
  await expect(lines.filter({ hasText: "1 adulto a mais × 3 noites" })).toContainText("R$ 390");
  await expect(lines.last()).toHaveText(`Total${total}`);

  await page.locator("form").getByRole("button", { name: "Book Now" }).click();
  const frame = page.frameLocator('iframe[name="embedded-checkout"]');
  await expect(frame.getByTestId("hosted-payment-submit-button")).toContainText(total);
  await expect(frame.getByText("1 adulto a mais × 3 noites")).toBeVisible();
});
