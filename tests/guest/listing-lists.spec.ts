import { inLanguage, listingUrl } from "../../src/contract/page-urls.ts";
import { roomsUrl } from "../../src/contract/rooms-in-address.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import type { Language } from "../../src/domain/language.ts";
import { expect, stayAhead, test } from "../support/browser/app.ts";
import { faultsAtEverySize } from "../support/browser/geometry/check.ts";
import { isFullLook, pulledPreload } from "../support/browser/inspect.ts";
import {
  lengthenListings,
  MOST_ROOMS,
  putListingsBack,
  showListings,
} from "../support/browser/long-listings.ts";

const languages: Language[] = isFullLook ? ["pt-BR", "en-US"] : ["pt-BR"];
const stay = stayAhead(60, 3);
const search = `/?startDate=${stay.checkIn}&endDate=${stay.checkOut}&people=2&rooms=1`;
/** Pairs of 0 to 6 listings; at most four are shown. One listing shares the first one's room. */
const TOGETHER = [0, 0, 1, 3, 4, 4, 4];

test.describe("rooms with names of sixty letters and prices of five figures", () => {
  test.use({ tolerated: pulledPreload });
  test.beforeEach(async ({ page, app }) => {
    await lengthenListings(app);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });
  test.afterEach(({ app }) => putListingsBack(app));

  for (const language of languages) {
    test(`lists of 0 to ${MOST_ROOMS} and a room stand at every size in ${language}`, async ({
      page,
      app,
    }) => {
      for (let count = 0; count <= MOST_ROOMS; count += 1) {
        await showListings(app, count);
        await page.goto(app.siteUrl + inLanguage(search, language), { waitUntil: "load" });
        await expect(page.locator("#quartos li[data-whole-house]")).toHaveCount(count);
        expect([count, await faultsAtEverySize(page)]).toEqual([count, []]);
      }
      const room = inLanguage(listingUrl("mar", { stay }), language);
      await page.goto(app.siteUrl + room, { waitUntil: "networkidle" });
      expect(await faultsAtEverySize(page)).toEqual([]);
    });

    test(`lists of rooms that are booked together stand at every size in ${language}`, async ({
      page,
      app,
    }) => {
      for (const [count, offers] of TOGETHER.entries()) {
        await showListings(app, count);
        const url = inLanguage(search.replace(/people.*/, "people=2&rooms=2"), language);
        await page.goto(app.siteUrl + url, { waitUntil: "load" });
        await expect(page.locator("#quartos li:not([data-whole-house])")).toHaveCount(offers);
        expect([count, await faultsAtEverySize(page)]).toEqual([count, []]);
      }
      const rooms = ["mar", "coqueiro", "jangada"].map((listingId) => ({
        ...{ listingId, guests: adultsOnly(2) },
      }));
      await page.goto(app.siteUrl + inLanguage(roomsUrl(rooms, { stay }), language), {
        waitUntil: "networkidle",
      });
      expect(await faultsAtEverySize(page)).toEqual([]);
    });
  }
});
