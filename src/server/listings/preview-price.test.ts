import { describe, expect, test } from "vitest";
import { apiAs } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";

const app = await openTestApp();
const rooms = apiAs(app);

describe("the preview of a price", () => {
  test("is the quote of the unsaved terms, with what the site would say to the stay", async () => {
    const { listing } = await rooms.getListingToEdit({ listingId: "mar" });
    const guests = { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 };
    const stay = stayAhead(app, 30, 3);
    const terms = {
      ...listing,
      rates: {
        ...listing.rates,
        nightlyPrice: 10_000,
        weekendPrice: null,
        childUpTo12: 500,
        seasons: [],
      },
    };
    expect(await rooms.previewPrice({ terms, stay, guests })).toMatchObject({
      quote: { total: 31_500 },
      refusal: null,
    });
    expect(
      await rooms.previewPrice({ terms: { ...terms, minNights: 4 }, stay, guests }),
    ).toMatchObject({
      refusal: "Essas datas pedem uma estadia mais longa.",
    });
    expect(
      await rooms.previewPrice({ terms: { ...terms, capacity: 2 }, stay, guests }),
    ).toMatchObject({
      refusal: expect.stringContaining("não acomoda"),
    });
  });
});
