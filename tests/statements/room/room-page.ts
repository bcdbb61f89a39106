import type { Page } from "@playwright/test";
import { roomUrl } from "../../../src/contract/page-urls.ts";
import type { Day } from "../../../src/domain/day.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { openAwake } from "../../support/browser/awake.ts";
import { type House, typed } from "../../support/browser/house.ts";

export const desktop = { width: 1440, height: 900 };
/** Chromium's console message for a failed or 4xx response. */
export const failedAnswers = /Failed to load resource/;

export async function openRoom(page: Page, house: House, id: string, search?: string) {
  await openAwake(page, `${house.siteUrl}${roomUrl(id)}${search ?? ""}`);
}

/** From the home page, so that the browser makes the specified calls. */
export async function walkToRoom(page: Page, house: House, name: string) {
  await openAwake(page, house.siteUrl);
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

/** Blocks these nights. */
export function blockNights(house: House, listingId: string, stay: Stay) {
  return house.query(
    `with block as (
       insert into block (listing_id, first_night, end_day, note, created_at, by)
       values ($1, $2, $3, 'spec', now(), 'system') returning id
     )
     insert into occupied_nights (physical_room_id, stay, kind, block_id)
     select physical_room_id, daterange($2::date, $3::date), 'block', block.id
     from block, listing_physical_room where listing_id = $1`,
    [listingId, stay.checkIn, stay.checkOut],
  );
}

const ADDED = "recanto";

/**
 * An extra room, like 'coqueiro', with its own physical room: no other test can take its nights.
 */
export async function addRoom(house: House): Promise<string> {
  await house.query(
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

export async function removeRoom(house: House): Promise<void> {
  await house.query("delete from listing where id = $1", [ADDED]);
  await house.query("delete from physical_room where name = $1", [ADDED]);
}

export function setTurnover(house: House, on: boolean) {
  return house.query("update property set same_day_turnover = $1", [on]);
}

/** Counts the calls that would hold nights. */
export function watchSessions(page: Page): { readonly count: number } {
  const seen = { count: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith("/payment/create-checkout-session")) seen.count += 1;
  });
  return seen;
}
