import { expect } from "@playwright/test";
import { listingUrl } from "../../src/contract/page-urls.ts";
import { addDays, type Day } from "../../src/domain/day.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { stayAhead } from "../support/browser/app.ts";
import { onceIn } from "../support/browser/turn.ts";
import { go, type State, type Visit } from "./state.ts";

export const searchAddress = (stay: Stay, people = 2) =>
  `/?startDate=${stay.checkIn}&endDate=${stay.checkOut}&people=${people}&rooms=1`;

/** Mar is cheaper for three nights or more, in these weeks alone. */
const promoted = stayAhead(540, 3);

const promote = ({ app }: Visit) =>
  onceIn(app, "promotion", () =>
    app.query(
      `insert into season (listing_id, position, first_night, last_night, nightly_price,
         from_nights)
       values ('mar', 90, $1, $2, 50000, 3)`,
      [promoted.checkIn, addDays(promoted.checkIn, 13)],
    ),
  );

/** What is cheaper, and what is offered where nights are taken. */
export const searchStates: readonly State[] = [
  {
    name: "home-offer",
    async open(visit) {
      await promote(visit);
      await go(visit, searchAddress(promoted));
      await expect(visit.page.locator("#quartos s")).toHaveText(/2[.,]670/);
    },
  },
  {
    name: "home-search-nearest",
    async open(visit) {
      await go(visit, searchAddress(stayAhead(1, 1), 14));
      await expect(visit.page.locator("#quartos small").first()).toBeVisible();
    },
  },
  {
    name: "room-offer",
    async open(visit) {
      await promote(visit);
      await go(visit, listingUrl("mar", { stay: promoted, guests: adultsOnly(2) }));
      await expect(visit.page.locator("#reserva s")).toHaveText(/2[.,]670/);
    },
  },
  {
    name: "room-taken",
    async open(visit) {
      const url = `${visit.app.siteUrl}/quartos/listarDiasReservadosPorQuarto/mar`;
      const days: Day[] = await (await fetch(url)).json();
      const checkIn = days.find((one) => one > stayAhead(3, 1).checkIn) ?? stayAhead(60, 1).checkIn;
      const stay = { checkIn, checkOut: addDays(checkIn, 2) };
      await go(visit, listingUrl("mar", { stay, guests: adultsOnly(2) }));
      await expect(visit.page.locator("#reserva ul a").first()).toBeVisible();
      await expect(visit.page.locator("#reserva ul button").first()).toBeVisible();
    },
  },
];
