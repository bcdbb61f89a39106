import type { Page, Request } from "@playwright/test";
import { calls } from "../../../src/contract/calls.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { type App, expect } from "../../support/browser/app.ts";
import { openAwake } from "../../support/browser/awake.ts";

export const LIST_CALL = `**${calls.listListings.path}*`;

export const listingList = (page: Page) =>
  page.getByRole("region", { name: "Clique na foto para reservar" });
/** The cards themselves: below one there may be a link to a longer stay. */
export const cards = (page: Page) =>
  listingList(page).getByRole("listitem").locator("> div:first-child");

/** A field of the search. */
export const field = (page: Page, name: string) =>
  page.getByRole("search").getByRole("button", { name, exact: false }).first();
/** The search's current parameters. */
export const filters = (page: Page) =>
  page.getByRole("search").evaluate((search) => {
    const data = new FormData(search.querySelector("form") ?? undefined);
    return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
  });

/** Navigates to the home page client-side, so that the browser makes the list call. */
export async function arriveFromListing(page: Page, app: App): Promise<void> {
  await openAwake(page, `${app.siteUrl}/quarto?id=mar`);
  await page.getByRole("link", { name: "voltar" }).click();
  await expect(page.getByRole("heading", { name: "Clique na foto para reservar" })).toBeVisible();
}

export function searchUrl(app: App, stay: Stay, more = ""): string {
  return `${app.siteUrl}/?startDate=${stay.checkIn}&endDate=${stay.checkOut}${more}`;
}

/** Records the list calls from here on. */
export function recordListCalls(page: Page): URL[] {
  const made: URL[] = [];
  page.on("request", (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === calls.listListings.path) made.push(url);
  });
  return made;
}

/** An element off screen sideways does not count as visible. */
export const boxesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
