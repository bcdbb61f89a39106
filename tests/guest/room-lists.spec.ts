import { inLanguage, roomUrl } from "../../src/contract/page-urls.ts";
import type { Language } from "../../src/domain/language.ts";
import { faultsAtEverySize } from "../support/browser/geometry/check.ts";
import { expect, stayAhead, test } from "../support/browser/house.ts";
import { isFullLook, pulledPreload } from "../support/browser/inspect.ts";
import {
  lengthenRooms,
  MOST_ROOMS,
  putRoomsBack,
  showRooms,
} from "../support/browser/long-rooms.ts";

const languages: Language[] = isFullLook ? ["pt-BR", "en-US"] : ["pt-BR"];
const stay = stayAhead(60, 3);
const search = `/?startDate=${stay.checkIn}&endDate=${stay.checkOut}&people=2&rooms=1`;

test.describe("rooms with names of sixty letters and prices of five figures", () => {
  test.use({ tolerated: pulledPreload });
  test.beforeEach(async ({ page, house }) => {
    await lengthenRooms(house);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });
  test.afterEach(({ house }) => putRoomsBack(house));

  for (const language of languages) {
    test(`lists of 0 to ${MOST_ROOMS} and a room stand at every size in ${language}`, async ({
      page,
      house,
    }) => {
      for (let count = 0; count <= MOST_ROOMS; count += 1) {
        await showRooms(house, count);
        await page.goto(house.siteUrl + inLanguage(search, language), { waitUntil: "load" });
        await expect(page.locator("#quartos li[data-whole-house]")).toHaveCount(count);
        expect([count, await faultsAtEverySize(page)]).toEqual([count, []]);
      }
      const room = inLanguage(roomUrl("mar", { stay }), language);
      await page.goto(house.siteUrl + room, { waitUntil: "networkidle" });
      expect(await faultsAtEverySize(page)).toEqual([]);
    });
  }
});
