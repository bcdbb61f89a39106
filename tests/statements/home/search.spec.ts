import type { Page } from "@playwright/test";
import { calls } from "../../../src/contract/calls.ts";
import { addDays, type Day, day } from "../../../src/domain/day.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { expect, stayAhead, TODAY, test, typed } from "../../support/browser/app.ts";
import { openAwake } from "../../support/browser/awake.ts";
import { cards, field, filters, listingList, recordListCalls, searchUrl } from "./home-page.ts";

const CALL = calls.listListings.path;
/** No other test books around here. */
const FREE = stayAhead(333, 3);
const names = ["startDate", "endDate", "people", "rooms"] as const;

async function typeStay(page: Page, stay: Stay): Promise<void> {
  await field(page, "Check-in").click();
  const dialog = page.getByRole("dialog", { name: "Escolher datas" });
  await dialog.getByRole("textbox", { name: "Check-in" }).fill(typed(stay.checkIn));
  await dialog.getByRole("textbox", { name: "Check-out" }).fill(typed(stay.checkOut));
  await dialog.getByRole("button", { name: "Confirmar datas" }).click();
}

async function setPeople(page: Page, presses: number): Promise<void> {
  await field(page, "Hóspedes").click();
  const more = page
    .getByRole("group", { name: "Adultos" })
    .getByRole("button", { name: "Mais um" });
  for (let press = 0; press < presses; press++) await more.click();
}

test("S3.19 S3.20 S3.21 S3.22 S3.24 by default today, today, 2 people, 1 room, and nothing is sent", async ({
  page,
  app,
}) => {
  const made = recordListCalls(page);
  await openAwake(page, `${app.siteUrl}/quarto?id=mar`);
  await page.getByRole("link", { name: "voltar" }).click();
  await expect(cards(page)).toHaveCount(5);
  const today = TODAY;
  expect(await filters(page)).toEqual({
    startDate: today,
    endDate: today,
    people: "2",
    rooms: "1",
  });
  await expect(field(page, "Check-in")).toContainText("Escolher data");
  await expect(field(page, "Hóspedes")).toContainText("2 hóspedes");
  await expect(field(page, "Quartos")).toContainText("1 quarto");
  expect(made).toHaveLength(1);
  expect(made[0]?.search).toBe("");
});

test("S3.23 setting one filter leaves the other three unchanged", async ({ page, app }) => {
  await page.goto(app.siteUrl);
  const before = await filters(page);
  await setPeople(page, 1);
  await expect.poll(() => filters(page)).toEqual({ ...before, people: "3" });
  await page
    .getByRole("group", { name: "Quartos" })
    .getByRole("button", { name: "Mais um" })
    .click();
  await expect.poll(() => filters(page)).toEqual({ ...before, people: "3", rooms: "2" });
  await page.keyboard.press("Escape");
  await field(page, "Check-in").click();
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: "Check-in" })
    .fill(typed(FREE.checkIn));
  await expect
    .poll(() => filters(page))
    .toEqual({ ...before, people: "3", rooms: "2", startDate: FREE.checkIn });
});

test("R32.01 with default dates people above a room's capacity hide it and send no call", async ({
  page,
  app,
}) => {
  await page.goto(app.siteUrl);
  await expect(cards(page)).toHaveCount(5);
  const made = recordListCalls(page);
  await setPeople(page, 2);
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).filter({ hasText: "Quarto Mar" })).toHaveCount(0);
  await expect(listingList(page).getByRole("status").first()).toHaveText(
    "3 de 5 opções recebem 4 hóspedes",
  );
  expect(new URL(page.url()).search).toBe("?people=4");
  expect(made).toEqual([]);
});

test("S3.25 S3.26 R32.02 a real stay asks the server and shows what is free, with totals", async ({
  page,
  app,
}) => {
  const reserved = await (
    await fetch(`${app.siteUrl}/quartos/listarDiasReservadosPorQuarto/mar`)
  ).json();
  await page.goto(app.siteUrl);
  const made = recordListCalls(page);
  await typeStay(page, FREE);
  await expect(cards(page)).toHaveCount(5);
  const answer = await (await fetch(`${app.siteUrl}${CALL}${made[0]?.search}`)).json();
  for (const [index, { total }] of (answer as { total: number }[]).entries()) {
    const amount = total.toLocaleString("pt-BR");
    await expect(cards(page).nth(index)).toContainText(`R$ ${amount} por 3 noites`);
  }
  expect(made).toHaveLength(1);
  expect(names.map((name) => made[0]?.searchParams.get(name))).toEqual([
    FREE.checkIn,
    FREE.checkOut,
    "2",
    "1",
  ]);

  const checkIn = (reserved as Day[]).find((day) => day > stayAhead(3, 1).checkIn) as Day;
  await typeStay(page, { checkIn, checkOut: addDays(checkIn, 2) });
  await expect(cards(page).filter({ hasText: "Quarto Mar" })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: "Casa inteira" })).toHaveCount(0);
});

test("a search survives a reload, can be shared, and says what it found", async ({ page, app }) => {
  await page.goto(searchUrl(app, FREE, "&people=4"));
  await expect(listingList(page).getByRole("status").first()).toContainText("3 opções livres de ");
  const before = await filters(page);
  await page.reload();
  expect(await filters(page)).toEqual(before);
  await expect(cards(page)).toHaveCount(3);
});

test("a search that finds nothing offers the nearest free dates, or to be cleared", async ({
  page,
  app,
}) => {
  const tonight = stayAhead(1, 1);
  await page.goto(searchUrl(app, tonight, "&people=14"));
  await expect(listingList(page).getByText("Não há quartos disponíveis.")).toBeVisible();
  await expect(listingList(page)).toContainText("As datas livres mais próximas são de");
  await listingList(page).getByRole("button", { name: /^Ver / }).first().press("Enter");
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(cards(page).first().getByRole("link")).toBeFocused();

  await page.goto(searchUrl(app, FREE, "&people=19"));
  await expect(listingList(page)).toContainText("Nenhuma opção recebe 19 hóspedes.");
  await listingList(page).getByRole("button", { name: "Limpar busca" }).press("Enter");
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole("heading", { name: "Clique na foto" })).toBeFocused();
  expect(new URL(page.url()).search).toBe("");
});

test("a stay that no room would take shows none of them, and says why", async ({ page, app }) => {
  await page.goto(searchUrl(app, stayAhead(333, 31)));
  await expect(listingList(page).getByText("Não há quartos disponíveis.")).toBeVisible();
  await expect(listingList(page)).toContainText("Cada reserva vai até 30 noites.");
  await expect(listingList(page)).not.toContainText("a casa está cheia");
  await expect(cards(page)).toHaveCount(0);
});

test("dates are picked in the calendar by keyboard, and Esc gives the focus back", async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(app.siteUrl);
  await field(page, "Check-in").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Escolher datas" });
  await expect(dialog.getByRole("textbox", { name: "Check-in" })).toBeFocused();
  await dialog.getByRole("grid").first().waitFor();
  // Until it knows which nights are free, every day can be chosen.
  await page.waitForLoadState("networkidle");
  const days = dialog.getByRole("gridcell").getByRole("button", { disabled: false });
  const free = await days.evaluateAll((shown) => shown.map((one) => one.dataset.day ?? ""));
  const leaving = free.findLast((one) => free.includes(addDays(day(one), -1)));
  await dialog.locator(`[data-day="${leaving}"]`).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("1 noite");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(field(page, "Check-in")).toBeFocused();
  await expect(listingList(page).getByRole("status").first()).toContainText("livre");
});

test("at its limit a stepper rests and keeps the focus, and Esc gives it back", async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(app.siteUrl);
  await field(page, "Hóspedes").press("Enter");
  const people = page.getByRole("group", { name: "Adultos" });
  const less = people.getByRole("button", { name: "Menos um" });
  await expect(less).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(people.getByRole("status")).toHaveText("1");
  await expect(less).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(people.getByRole("status")).toHaveText("1");
  await expect(less).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page, "Hóspedes")).toBeFocused();
});

for (const timezoneId of ["Pacific/Auckland", "Pacific/Honolulu", "Europe/Lisbon"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("R4.01 the search and its call name the civil dates of the property", async ({
      page,
      app,
    }) => {
      await page.goto(app.siteUrl);
      const today = TODAY;
      expect(await filters(page)).toMatchObject({ startDate: today, endDate: today });
      const made = recordListCalls(page);
      await typeStay(page, FREE);
      await expect.poll(() => made.length).toBe(1);
      expect(made[0]?.searchParams.get("startDate")).toBe(FREE.checkIn);
      expect(made[0]?.searchParams.get("endDate")).toBe(FREE.checkOut);
      const dayOfMonth = String(Number(FREE.checkIn.slice(8)));
      await expect(field(page, "Check-in")).toContainText(`, ${dayOfMonth} de `);
    });
  });
}
