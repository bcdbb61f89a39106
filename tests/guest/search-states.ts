import { expect } from "@playwright/test";
import { listingUrl } from "../../src/contract/page-urls.ts";
import { addDays, type Day, day } from "../../src/domain/day.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { stayAhead } from "../support/browser/app.ts";
import { go, type State } from "./state.ts";

export const searchAddress = (stay: Stay, people = 2) =>
  `/?startDate=${stay.checkIn}&endDate=${stay.checkOut}&people=${people}&rooms=1`;

/** In the sample's promotion: Mar from March to June, three nights or more. */
function promoted(): Stay {
  const soon = stayAhead(60, 1).checkIn;
  const isPast = soon.slice(5) > "06-20";
  const checkIn = day(`${Number(soon.slice(0, 4)) + (isPast ? 1 : 0)}-06-20`);
  return { checkIn, checkOut: addDays(checkIn, 3) };
}

/** What is cheaper, and what is offered where nights are taken. */
export const searchStates: readonly State[] = [
  {
    name: "home-offer",
    async open(visit) {
      await go(visit, searchAddress(promoted()));
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
      await go(visit, listingUrl("mar", { stay: promoted(), guests: adultsOnly(2) }));
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
