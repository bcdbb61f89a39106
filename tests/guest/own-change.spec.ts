import type { Locator, Page } from "@playwright/test";
import { guestChangeUrl, guestPageUrl } from "../../src/contract/page-urls.ts";
import { addDays } from "../../src/domain/day.ts";
import { formatMoney, fromReais } from "../../src/domain/money.ts";
import {
  type App,
  expect,
  fillCard,
  stayAhead,
  submitButton,
  test,
} from "../support/browser/app.ts";
import { openAwake, reloadAwake } from "../support/browser/awake.ts";
import {
  bookingIdOf,
  type Checkout,
  guest,
  holdNights,
  linkOf,
} from "../support/browser/checkouts.ts";
import {
  codeOf,
  letGuests,
  letStepPass,
  openBelow,
  paidInFull,
  reach,
} from "./own-booking-steps.ts";

/** A day of the calendar, which turns its pages if the day is not visible. */
async function day(page: Page, of: string): Promise<Locator> {
  const found = page.locator(`[data-day="${of}"]`);
  await expect(page.getByRole("grid").first()).toBeVisible();
  for (const turn of [/Próximo mês|Next month/, /Mês anterior|Previous month/]) {
    for (const _ of "12") if ((await found.count()) === 0) await press(page, turn).click();
  }
  return found;
}

const card = (page: Page) =>
  page.getByRole("complementary").filter({ hasText: /O que muda|What ch/ });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: RegExp) => page.getByRole("button", { name });
const isQuiet = (page: Page) => expect(card(page)).toHaveAttribute("aria-busy", "false");

async function stayOf(app: App, checkout: Checkout) {
  const [stay] = await app.query<{ checkIn: string; checkOut: string; total: number }>(
    `select check_in::text as "checkIn", check_out::text as "checkOut", total::int
     from booking join booking_account on booking_id = id where id = $1`,
    [await bookingIdOf(app, checkout)],
  );
  return stay;
}

const opened = (page: Page, app: App, checkout: Checkout, language: "pt-BR" | "en-US" = "pt-BR") =>
  openBelow({ page, app, language }, checkout, guestChangeUrl);

test.beforeEach(({ app }) => letGuests(app, { change: "self" }));

test("on a phone a guest adds a night, pays it first, and then it is hers", async ({
  page,
  app,
}) => {
  const checkout = await paidInFull(app);
  const { checkIn, checkOut } = checkout.stay;
  const longer = { checkIn, checkOut: addDays(checkOut, 1) };
  await openAwake(page, await linkOf(app, checkout, "pt-BR"));
  await page.getByRole("link", { name: "Mudar datas ou quarto" }).click();
  await expect(await day(page, checkIn)).toHaveAccessibleName(/sua reserva de hoje/);
  await expect(await day(page, checkOut)).not.toHaveAccessibleName(/sua reserva de hoje/);
  await (await day(page, checkIn)).click();
  await expect(page.getByText("Agora escolha a saída")).toBeVisible();
  await (await day(page, longer.checkOut)).click();
  await press(page, /^Mudar e pagar/).click();
  const frame = page.frameLocator('iframe[name="embedded-checkout"]');
  await expect(page.getByRole("dialog", { name: "Pagamento da mudança" })).toBeVisible();
  expect(await stayOf(app, checkout)).toMatchObject(checkout.stay);
  await fillCard(frame, "4242 4242 4242 4242", guest.email);
  await submitButton(frame).click();
  await expect(page).toHaveURL(app.siteUrl + guestPageUrl(await codeOf(app, checkout)));
  expect(await stayOf(app, checkout)).toMatchObject(longer);
});

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test("by keyboard alone she stays a night less and gets it back, in English", async ({
    page,
    app,
  }) => {
    const checkout = await paidInFull(app);
    const { checkIn, checkOut } = checkout.stay;
    await opened(page, app, checkout, "en-US");
    await expect(page.getByRole("grid").first()).toBeVisible();
    await reach(page, await day(page, checkIn));
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const back = press(page, /^Change and get .* back$/);
    await expect(back).toBeVisible();
    await reach(page, back);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(/^It is now/);
    await expect(heading(page)).toBeFocused();
    expect(await stayOf(app, checkout)).toMatchObject({
      checkIn,
      checkOut: addDays(checkOut, -1),
      total: fromReais((checkout.total / 3) * 2),
    });
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/en${guestPageUrl(await codeOf(app, checkout))}$`));
  });

  test("another room and more people are tried in the address, and a reload keeps them", async ({
    page,
    app,
  }) => {
    const checkout = await paidInFull(app);
    const { checkIn, checkOut } = stayAhead(480, 3);
    const wish = `entrada=${checkIn}&saida=${checkOut}`;
    const visit = { page, app, language: "pt-BR" as const };
    await openBelow(visit, checkout, (code) => `${guestChangeUrl(code)}?${wish}`);
    await page
      .getByRole("radio", { name: /Livre nessas noites/ })
      .first()
      .check();
    await expect(card(page)).toContainText("Fica");
    const adults = page.getByRole("group", { name: "Adultos" });
    for (const _ of "123") await adults.getByRole("button", { name: "Mais um" }).click();
    await expect(page).toHaveURL(/adultos=5/);
    await isQuiet(page);
    const told = await card(page).innerText();
    await reloadAwake(page);
    expect(await card(page).innerText()).toBe(told);
    expect(await stayOf(app, checkout)).toMatchObject(checkout.stay);
  });
});

test("a change that waits for its payment can be given up", async ({ page, app }) => {
  const checkout = await paidInFull(app);
  const { checkIn, checkOut } = checkout.stay;
  const wish = `entrada=${checkIn}&saida=${addDays(checkOut, 1)}`;
  const code = await openBelow(
    { page, app, language: "pt-BR" },
    checkout,
    (of) => `${guestChangeUrl(of)}?${wish}`,
  );
  await press(page, /^Mudar e pagar/).click();
  await press(page, /^Fechar pagamento/).click();
  await page.goto(app.siteUrl + guestChangeUrl(code));
  await expect(heading(page)).toHaveText("Falta pagar a mudança.");
  await press(page, /^Desistir da mudança/).click();
  await expect(page).toHaveURL(app.siteUrl + guestPageUrl(code));
  await page.goto(app.siteUrl + guestChangeUrl(code));
  await expect(heading(page)).toHaveText("Mudar datas, quarto ou pessoas");
  expect(await stayOf(app, checkout)).toMatchObject(checkout.stay);
});

test("what the house decides is asked once, with a note, and nothing changes", async ({
  page,
  app,
}) => {
  await letGuests(app, { change: "request" });
  const checkout = await paidInFull(app);
  await opened(page, app, checkout);
  await press(page, /^Menos um/)
    .first()
    .click();
  await page.getByLabel("Recado para a casa").fill("Minha irmã não vem.");
  await press(page, /^Pedir mudança/).dblclick();
  await expect(page).toHaveURL(app.siteUrl + guestPageUrl(await codeOf(app, checkout)));
  const id = await bookingIdOf(app, checkout);
  const asked = "select state, words from stay_change where booking_id = $1";
  expect(await app.query(asked, [id])).toEqual([{ state: "asked", words: "Minha irmã não vem." }]);
  expect(await stayOf(app, checkout)).toMatchObject(checkout.stay);
});

test.describe("when something has changed meanwhile", () => {
  test.use({ tolerated: /status of 409/ });

  test("nights that somebody else took are told, with stays that are free", async ({
    page,
    app,
  }) => {
    const checkout = await paidInFull(app);
    const { checkIn, checkOut } = checkout.stay;
    await opened(page, app, checkout);
    await (await day(page, checkIn)).click();
    await (await day(page, addDays(checkOut, 1))).click();
    await expect(press(page, /^Mudar e pagar/)).toBeVisible();
    const night = { checkIn: checkOut, checkOut: addDays(checkOut, 1) };
    await holdNights(app, checkout.listingId, night);
    await press(page, /^Mudar e pagar/).click();
    await expect(page.getByRole("alert")).toContainText("Alguém chegou antes");
    await expect(page.getByRole("alert")).toContainText("continua igual");
    await expect(await day(page, checkOut)).toHaveAccessibleName(/reservado/);
    await card(page).getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(press(page, /^Mudar/)).toBeVisible();
    expect(await stayOf(app, checkout)).toMatchObject(checkout.stay);
  });

  test("both figures are shown if the offer is no longer what it was", async ({ page, app }) => {
    const checkout = await paidInFull(app);
    const { checkIn, checkOut } = checkout.stay;
    await opened(page, app, checkout);
    await (await day(page, checkIn)).click();
    await (await day(page, addDays(checkOut, -1))).click();
    const receive = press(page, /^Mudar e receber/);
    await expect(receive).toBeVisible();
    await letStepPass(app, checkout, [{ daysBefore: 2, refundPercent: 50 }]);
    await receive.click();
    await expect(page.getByRole("alert")).toContainText("O valor mudou");
    const night = fromReais(checkout.total / 3);
    for (const amount of [night, night / 2]) {
      const figure = card(page).getByRole("definition");
      await expect(figure.filter({ hasText: formatMoney(amount, "pt-BR") }).first()).toBeVisible();
    }
    expect(await stayOf(app, checkout)).toMatchObject(checkout.stay);
    await receive.click();
    await expect(heading(page)).toHaveText(/^Agora é de/);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("she writes the dates, sees what changes, and changes", async ({ page, app }) => {
    const checkout = await paidInFull(app);
    const { checkIn, checkOut } = checkout.stay;
    await page.goto(await linkOf(app, checkout, "pt-BR"));
    await page.goto(app.siteUrl + guestChangeUrl(await codeOf(app, checkout)));
    await page.getByLabel("Nova saída").fill(addDays(checkOut, -1));
    await press(page, /^Ver o que muda/).click();
    await press(page, /^Mudar e receber/).click();
    await expect(heading(page)).toHaveText(/^Agora é de/);
    expect(await stayOf(app, checkout)).toMatchObject({ checkIn, checkOut: addDays(checkOut, -1) });
  });
});

test("a wish for a room that does not exist begins anew", async ({ page, app }) => {
  const checkout = await paidInFull(app);
  const code = await openBelow(
    { page, app, language: "pt-BR" },
    checkout,
    (of) => `${guestChangeUrl(of)}?para=nenhum`,
  );
  await expect(page).toHaveURL(app.siteUrl + guestChangeUrl(code));
});
