import { describe, expect, test } from "vitest";
import { ownersDesk } from "../../../tests/support/desks.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { roomsDesk } from "../owner/rooms-desk.ts";

const house = await openTestHouse();
const rooms = roomsDesk(ownersDesk(house));

describe("the preview of a price", () => {
  test("is the quote of the unsaved terms, with what the site would say to the stay", async () => {
    const { room } = await rooms.getRoom("mar");
    const guests = { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 };
    const stay = stayAhead(house, 30, 3);
    const terms = {
      ...room,
      rates: {
        ...room.rates,
        nightlyPrice: 10_000,
        weekendPrice: null,
        childUpTo12: 500,
        seasons: [],
      },
    };
    expect(await rooms.previewPrice(terms, stay, guests)).toMatchObject({
      quote: { total: 31_500 },
      refusal: null,
    });
    expect(await rooms.previewPrice({ ...terms, minNights: 4 }, stay, guests)).toMatchObject({
      refusal: "Essas datas pedem uma estadia mais longa.",
    });
    expect(await rooms.previewPrice({ ...terms, capacity: 2 }, stay, guests)).toMatchObject({
      refusal: expect.stringContaining("não acomoda"),
    });
  });
});
