import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import fc from "fast-check";
import { cards, searchUrl } from "../statements/home/home-page.ts";
import { failedAnswers, fields } from "../statements/listing/listing-page.ts";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { freeAgain, payAt, successUrl } from "../support/browser/checkouts.ts";

/** `npm run prices` makes more. */
const SEARCHES = Number(process.env.SEARCHES ?? 3);
const anySearch = fc.record({
  ahead: fc.integer({ min: 135, max: 165 }),
  nights: fc.integer({ min: 1, max: 5 }),
  adults: fc.integer({ min: 1, max: 9 }),
  children: fc.integer({ min: 0, max: 2 }),
  rooms: fc.constantFrom(1, 1, 2, 3),
  pick: fc.nat(),
});
type Search = typeof anySearch extends fc.Arbitrary<infer T> ? T : never;

// A slow machine may answer 503 while it settles; the page then asks again.
test.use({ tolerated: failedAnswers });
test.setTimeout(SEARCHES * 30_000);

test("a stay has one price in list, form, payment and confirmation, for random searches", async ({
  page,
  app,
}) => {
  const seed = randomInt(2 ** 31);
  for (const search of fc.sample(anySearch, { numRuns: SEARCHES, seed })) {
    await test.step(`seed ${seed}: ${JSON.stringify(search)}`, () =>
      followPrice(page, app, search));
  }
});

async function followPrice(page: Page, app: App, search: Search): Promise<void> {
  const { ahead, nights, adults, children, rooms, pick } = search;
  const stay = stayAhead(ahead, nights);
  const party = `&people=${adults + children}&childrenUpTo12=${children}&rooms=${rooms}`;
  await openAwake(page, searchUrl(app, stay, party));
  await expect(cards(page).first()).toBeVisible();
  const card = cards(page).nth(pick % (await cards(page).count()));
  const listed = lastAmount((await card.innerText()).match(/[^\n]*(?= por \d+ noite)/)?.[0] ?? "");
  await card.click();
  const total = (within: Locator) => within.locator("dl > div").filter({ hasText: /^Total/ });
  await expect(fields(page).bookNow).toBeEnabled();
  expect(await amountIn(total(page.getByRole("form")))).toBe(listed);

  const answered = page.waitForResponse(/create-checkout-session$/);
  await fields(page).bookNow.click();
  const { checkoutId, total: asked } = await (await answered).json();
  const dialog = page.getByRole("dialog", { name: "Pagamento da reserva" });
  expect(await amountIn(total(dialog))).toBe(listed);
  const frame = page.frameLocator('iframe[name="embedded-checkout"]');
  expect(await amountIn(frame.getByTestId("product-summary"))).toBe(listed);

  const listingId = new URL(page.url()).searchParams.get("id") ?? "";
  const checkout = { id: checkoutId, listingId, stay, total: asked };
  await payAt(app, checkout);
  await page.goto(successUrl(app, checkout));
  expect(await amountIn(total(page.getByRole("complementary")))).toBe(listed);
  await freeAgain(app, checkout);
}

/** The last amount in a text is the sum. Zero centavos may be left out. */
function lastAmount(text: string): string {
  const amounts = text.match(/(?<=R\$\s?)\d[\d.]*(,\d\d)?/g) ?? [];
  return amounts.at(-1)?.replace(/,00$/, "") ?? "none";
}

async function amountIn(element: Locator): Promise<string> {
  await expect(element).toBeVisible();
  return lastAmount(await element.innerText());
}
