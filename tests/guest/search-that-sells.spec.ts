import type { Page } from "@playwright/test";
import { calls } from "../../src/contract/calls.ts";
import { listingUrl } from "../../src/contract/page-urls.ts";
import { addDays, type Day } from "../../src/domain/day.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { cards, listingList, searchUrl } from "../statements/home/home-page.ts";
import {
  dayButton,
  desktop,
  failedAnswers,
  fields,
  holdAnswer,
} from "../statements/listing/listing-page.ts";
import { type App, expect, stayAhead, TODAY, test, typed } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { blockNights } from "../support/browser/block-nights.ts";
import { onceIn } from "../support/browser/turn.ts";

/** From three nights on Mar costs 500 instead of 890, in these two weeks alone. */
const first = stayAhead(420, 1).checkIn;
const threeNights = { checkIn: first, checkOut: addDays(first, 3) };
const twoNights = { checkIn: first, checkOut: addDays(first, 2) };
/** Mar is taken, the others are free. */
const taken = stayAhead(450, 2);
/** Nothing is free; three days before it only Mar is taken. */
const full = stayAhead(470, 2);
const partly = { checkIn: addDays(full.checkIn, -3), checkOut: addDays(full.checkIn, -2) };

test.beforeEach(({ app }) =>
  onceIn(app, "season and taken nights", async () => {
    await app.query(
      `insert into season (listing_id, position, first_night, last_night, nightly_price,
         from_nights)
       values ('mar', 90, $1, $2, 50000, 3)`,
      [first, addDays(first, 13)],
    );
    await blockNights(app, "mar", taken);
    await blockNights(app, "mar", partly);
    await blockNights(app, "casa-inteira", full);
  }),
);

const sizes = [
  ["a phone", { width: 390, height: 844 }],
  ["a desk", desktop],
] as const;

for (const [name, viewport] of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("a lower price stands beside the one it replaces, and says why, in list and form", async ({
      page,
      app,
    }) => {
      await openAwake(page, searchUrl(app, threeNights));
      const card = cards(page).filter({ hasText: "Quarto Mar" });
      await expect(card.locator("s")).toHaveText("R$ 2.670");
      await expect(card.getByRole("link")).toHaveAccessibleDescription(
        /de R\$\s2\.670 por R\$\s1\.500 por 3 noites/,
      );
      await expect(card).toContainText("Preço para 3 noites ou mais");
      await expect(cards(page).filter({ hasText: "Quarto Farol" }).locator("s")).toHaveCount(0);
      await card.click();
      const form = page.getByRole("form", { name: "Reserve agora" });
      await expect(form.locator("s")).toHaveText("R$ 2.670");
      await expect(form).toContainText("de R$ 2.670 por R$ 1.500");
      await expect(form).toContainText("Preço para 3 noites ou mais");
    });

    test("one more night that makes the stay cheaper is two presses from the home page", async ({
      page,
      app,
    }) => {
      await openAwake(page, searchUrl(app, twoNights));
      const offer = "Fique mais uma noite e pague R$ 1.500 no total";
      await listingList(page)
        .getByRole("link", { name: `${offer} Quarto Mar` })
        .click();
      await expect(fields(page).checkOut).toHaveValue(typed(threeNights.checkOut));
      const more = page
        .getByRole("form")
        .getByRole("button", { name: /^Fique mais uma noite por/ });
      await expect(more).toHaveText("Fique mais uma noite por R$ 500");
      await more.press("Enter");
      await expect(fields(page).checkOut).toHaveValue(typed(addDays(threeNights.checkOut, 1)));
      await expect(page.getByRole("form")).toContainText("R$ 2.000");
    });

    test("taken nights are answered with other rooms, then with dates of the same room", async ({
      page,
      app,
    }) => {
      await openAwake(page, app.siteUrl + listingUrl("mar", { stay: taken }));
      const listed = await freeRooms(app, taken);
      const rooms = page.getByText("Livres nessas datas:").locator("..").getByRole("link");
      await expect(rooms.first()).toHaveText("Quarto FarolR$ 1.380");
      expect(listed).toContain("Quarto Farol");
      const dates = page.getByText("Livres perto daí:").locator("..").getByRole("button");
      await expect(dates).toHaveCount(3);
      await rooms.first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Quarto Farol" })).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await expect(fields(page).checkIn).toHaveValue(typed(taken.checkIn));
      await expect(fields(page).bookNow).toBeEnabled();
    });

    test("the home calendar marks the days on which nothing is free", async ({ page, app }) => {
      // The calendar opens at the month of the search.
      const stay = { checkIn: partly.checkIn, checkOut: addDays(partly.checkOut, 1) };
      await openAwake(page, searchUrl(app, stay));
      await page.getByRole("search").getByRole("button", { name: "Check-in" }).click();
      const dialog = page.getByRole("dialog", { name: "Escolher datas" });
      await expect(dialog).toContainText("A partir de R$ 1.380");
      const marked = dayButton(page, full.checkIn);
      await expect(marked).toHaveAccessibleName(/, sem quarto livre$/);
      await expect(marked).toBeDisabled();
      await expect(dayButton(page, partly.checkIn)).not.toHaveAccessibleName(/sem quarto livre/);
    });
  });
}

test("an empty search offers dates that share no night, each with its lowest total", async ({
  page,
  app,
}) => {
  await openAwake(page, searchUrl(app, full));
  const offers = listingList(page).getByRole("button", { name: /^Ver / });
  await expect(offers).toHaveText([/A partir de R\$\s1\.380$/, /A partir de R\$\s1\.380$/]);
  await offers.last().click();
  await expect(cards(page).first()).toBeVisible();
  await cards(page).first().click();
  await expect(fields(page).bookNow).toBeEnabled();
});

test.describe("when somebody else is quicker", () => {
  test.use({ tolerated: failedAnswers });

  test("nights that somebody else takes at the last moment are answered the same way", async ({
    page,
    app,
  }) => {
    const stay = stayAhead(490, 2);
    await openAwake(page, app.siteUrl + listingUrl("mar", { stay }));
    await blockNights(app, "mar", stay);
    await fields(page).bookNow.click();
    const dialog = page.getByRole("dialog", { name: "Pagamento da reserva" });
    await expect(dialog.getByText("Livres perto daí:")).toBeVisible();
    await dialog.getByRole("link", { name: /^Quarto Farol/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Quarto Farol" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

async function freeRooms(app: App, { checkIn, checkOut }: Stay): Promise<string[]> {
  const url = `${app.siteUrl}${calls.listListings.path}?startDate=${checkIn}&endDate=${checkOut}`;
  const rooms = (await (await fetch(url)).json()) as { cardTitle: string }[];
  return rooms.map(({ cardTitle }) => cardTitle);
}

test.describe("the phone's calendar", () => {
  const heads = (page: Page) => page.getByRole("dialog").locator("[data-month]");

  test("scrolls through the months, draws them as they come, and adds up in its foot", async ({
    page,
    app,
  }) => {
    await openAwake(page, app.siteUrl + listingUrl("farol"));
    await fields(page).checkIn.click();
    const sheet = page.getByRole("dialog", { name: "Escolha as datas" });
    await expect(dayButton(page, TODAY)).toBeInViewport();
    await expect(sheet.getByRole("button", { name: "Próximo mês" })).toHaveCount(0);
    const far = addDays(TODAY, 200);
    await expect(dayButton(page, far)).toHaveCount(0);
    await heads(page).nth(7).scrollIntoViewIfNeeded();
    await dayButton(page, far).click();
    await expect(sheet).toContainText("Escolha o check-out");
    await dayButton(page, addDays(far, 2)).click();
    await expect(sheet).toContainText(/R\$\s1\.380.*2 noites/);
    await sheet.getByRole("button", { name: "Confirmar datas" }).click();
    await expect(fields(page).checkIn).toHaveValue(typed(far));
  });

  for (const [where, url, field] of [
    ["home", "/", "Check-in"],
    ["room", listingUrl("farol"), "Escolher datas"],
  ] as const) {
    test(`that comes late moves nothing on the ${where} page`, async ({ page, app }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const arrive = await holdAnswer(page, "**/assets/stay-calendar-*.js");
      await openAwake(page, app.siteUrl + url);
      await page.getByRole("button", { name: field }).first().click();
      const top = async () => (await page.getByRole("dialog").boundingBox())?.y;
      await expect(page.getByRole("dialog")).toBeVisible();
      const before = await top();
      arrive();
      await expect(page.getByRole("grid").first()).toBeVisible();
      expect(await top()).toBe(before);
    });
  }

  test("opens at the chosen month, and the keys walk through it", async ({ page, app }) => {
    const chosen = stayAhead(250, 2);
    const query = `&startDate=${chosen.checkIn}&endDate=${chosen.checkOut}`;
    await openAwake(page, `${app.siteUrl}${listingUrl("farol")}${query}`);
    await fields(page).checkIn.click();
    const day = (of: Day) => dayButton(page, of);
    await expect(day(chosen.checkIn)).toBeInViewport();
    await day(chosen.checkIn).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(day(addDays(chosen.checkIn, -1))).toBeFocused();
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    const focused = page.locator("[data-day]:focus");
    await expect(focused).toBeInViewport({ ratio: 1 });
    expect(await focused.getAttribute("data-day")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
