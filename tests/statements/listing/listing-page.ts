import type { Page } from "@playwright/test";
import { listingUrl } from "../../../src/contract/page-urls.ts";
import type { Day } from "../../../src/domain/day.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { type App, typed } from "../../support/browser/app.ts";
import { openAwake } from "../../support/browser/awake.ts";

export const desktop = { width: 1440, height: 900 };
/** Chromium's console message for a failed or 4xx response. */
export const failedAnswers = /Failed to load resource/;

export async function openListing(page: Page, app: App, id: string, search?: string) {
  await openAwake(page, `${app.siteUrl}${listingUrl(id)}${search ?? ""}`);
}

/** From the home page, so that the browser makes the specified calls. */
export async function walkToListing(page: Page, app: App, name: string) {
  await openAwake(page, app.siteUrl);
  await page.getByRole("link", { name }).click();
}

/** Holds responses back until the returned function is called. */
export async function holdAnswer(page: Page, url: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

export function fields(page: Page) {
  return {
    checkIn: page.getByRole("textbox", { name: "Check-in" }),
    checkOut: page.getByRole("textbox", { name: "Check-out" }),
    bookNow: page.locator("form").getByRole("button", { name: "Book Now" }),
    reservedMessage: page.getByText("As datas selecionadas incluem um dia reservado."),
  };
}

export async function typeStay(page: Page, stay: Stay) {
  await fields(page).checkIn.fill(typed(stay.checkIn));
  await fields(page).checkOut.fill(typed(stay.checkOut));
}

export const dayButton = (page: Page, day: Day) => page.locator(`[data-day="${day}"]`);

const ADDED = "recanto";

/**
 * An extra room, like 'coqueiro', with its own physical room: no other test can take its nights.
 */
export async function addListing(app: App): Promise<string> {
  await app.query(
    `with walls as (insert into physical_room (name) values ($1) returning id),
     room as (
       insert into listing
       select (jsonb_populate_record(listing, jsonb_build_object(
         'id', $1::text, 'slug', $1::text, 'calendar_token', md5($1::text)))).*
       from listing where id = 'coqueiro'
       returning id
     )
     insert into listing_physical_room select room.id, walls.id from room, walls`,
    [ADDED],
  );
  return ADDED;
}

export async function removeListing(app: App): Promise<void> {
  await app.query("delete from listing where id = $1", [ADDED]);
  await app.query("delete from physical_room where name = $1", [ADDED]);
}

export function setTurnover(app: App, on: boolean) {
  return app.query("update property set same_day_turnover = $1", [on]);
}

/** Counts the calls that would hold nights. */
export function watchSessions(page: Page): { readonly count: number } {
  const seen = { count: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith("/payment/create-checkout-session")) seen.count += 1;
  });
  return seen;
}
