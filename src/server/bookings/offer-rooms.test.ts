import { describe, expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { connectFeed, says } from "../../../tests/support/feeds.ts";
import { freshStay, held, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { RoomsWish } from "../../contract/owner/room-offers.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { blockNights } from "../calendar/block-nights.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const rui = await helperAt(app);

const ask = (wish: Partial<RoomsWish> = {}) =>
  rui.api.offerRooms({
    stay: freshStay(app),
    guests: adultsOnly(2),
    wanted: null,
    together: [],
    ...wish,
  });

type Offer = Awaited<ReturnType<typeof ask>>;
const named = ({ rooms }: Offer, listingId: string) =>
  rooms.find((room) => room.listingId === listingId);
const freeIn = ({ rooms }: Offer) =>
  rooms.flatMap(({ listingId, takers, total }) =>
    takers.length === 0 && total !== null ? listingId : [],
  );

async function takeAll(stay: RoomsWish["stay"]): Promise<void> {
  for (const listingId of ["mar", "farol", "jangada", "coqueiro"]) {
    const cause = { actor: "person:dona", source: "admin" } as const;
    await blockNights(deps, { listingId, stay, note: "Obra" }, cause);
  }
}

describe("what the desk offers a caller", () => {
  test("is every room with its price, which is the price of the booking", async () => {
    const stay = freshStay(app);
    const offer = await ask({ stay });
    expect(freeIn(offer)).toEqual(["mar", "coqueiro", "jangada", "farol", "casa-inteira"]);
    expect(offer).toMatchObject({ combinations: [], together: null, stays: [] });
    for (const { total, lines, photo } of offer.rooms) {
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(photo).not.toBeNull();
    }
    const seenTotal = named(offer, "coqueiro")?.total ?? 0;
    const wish = manualBooking(app, { listingId: "coqueiro", stay, seenTotal });
    const id = await rui.api.takeManualBooking(wish);
    expect((await lia.api.getBooking({ bookingId: id })).total).toBe(seenTotal);
  });

  test("says who has the nights, and other dates in the room that was named", async () => {
    const { stay } = await held(app, "mar");
    const offer = await ask({ stay, wanted: "mar" });
    expect(named(offer, "mar")?.takers).toMatchObject([{ kind: "hold" }]);
    expect(freeIn(offer)).toEqual(["coqueiro", "jangada", "farol"]);
    expect(offer.stays.length).toBeGreaterThan(0);
    for (const other of offer.stays) {
      expect(await rui.api.findTakers({ listingId: "mar", stay: other })).toEqual([]);
    }
    expect((await ask({ stay, wanted: "farol" })).stays).toEqual([]);
  });

  test("is other dates in any room, where none is free", async () => {
    const stay = freshStay(app);
    await takeAll(stay);
    const offer = await ask({ stay });
    expect(freeIn(offer)).toEqual([]);
    const [nearest] = offer.stays;
    expect(nearest && freeIn(await ask({ stay: nearest }))).not.toEqual([]);
  });

  test("is rooms that take them together, where one has too few beds", async () => {
    const stay = freshStay(app);
    await rui.api.takeManualBooking(manualBooking(app, { listingId: "farol", stay }));
    const offer = await ask({ stay, guests: adultsOnly(7) });
    expect(named(offer, "mar")?.total).toBeNull();
    const [cheapest] = offer.combinations;
    if (!cheapest) throw new Error("nothing is offered");
    const [first, ...otherRooms] = cheapest.rooms;
    if (!first) throw new Error("no room is offered");
    const { listingId, guests } = first;
    const id = await rui.api.takeManualBooking(
      manualBooking(app, { stay, listingId, guests, otherRooms, seenTotal: cheapest.total }),
    );
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      total: cheapest.total,
      rooms: cheapest.rooms.map((room) => ({ listingId: room.listingId, guests: room.guests })),
    });
  });

  test("is any rooms she picks, with everybody placed, unless they do not fit in", async () => {
    const { together } = await ask({ guests: adultsOnly(3), together: ["farol", "mar"] });
    expect(together?.rooms.map(({ listingId }) => listingId)).toEqual(["mar", "farol"]);
    expect(together?.rooms.reduce((sum, { guests }) => sum + guests.adults, 0)).toBe(3);
    const alone = { adults: 1, childrenUpTo12: 3, childrenAbove12: 0 };
    expect((await ask({ guests: alone, together: ["farol", "mar"] })).together).toBeNull();
    expect((await ask({ guests: adultsOnly(9), together: ["farol", "mar"] })).together).toBeNull();
  });

  test("is a portal's nameless guest to complete, in the room where she is and no other", async () => {
    const stay = freshStay(app);
    const feed = await connectFeed(app, "coqueiro");
    await says(app, feed.id, [{ uid: "nobody", ...stay }]);
    const offer = await ask({ stay });
    expect(named(offer, "coqueiro")).toMatchObject({ completes: "airbnb" });
    expect(named(offer, "casa-inteira")?.completes).toBeNull();
    const wish = manualBooking(app, { listingId: "coqueiro", stay, seenTotal: 1 });
    await expect(rui.api.takeManualBooking(wish)).rejects.toThrow("price-differs");
    const seenTotal = named(offer, "coqueiro")?.total ?? 0;
    await rui.api.takeManualBooking({ ...wish, seenTotal });
    expect(named(await ask({ stay }), "coqueiro")?.completes).toBeNull();
  });
});
