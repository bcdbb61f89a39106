import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import type { Stay } from "../../domain/stay.ts";
import { holdBySession } from "../bookings/hold-by-session.ts";
import { holdStay } from "../bookings/hold-stay.ts";
import { blockNights, removeBlock } from "../calendar/block-nights.ts";
import { getListing } from "../listings/get-listing.ts";
import { cardTaker } from "../payments/choose.ts";
import { getProperty } from "../property/get-property.ts";

const app = await openTestApp();
const { deps } = app;
const cause = { actor: "person:lia", source: "admin" } as const;
const LISTING = "farol";

/** Three free nights between two stays, in a season with a minimum of five. */
const gap = stayAhead(app, 100, 3);
const shorter = { ...gap, checkOut: addDays(gap.checkOut, -1) };
const before = { checkIn: addDays(gap.checkIn, -10), checkOut: gap.checkIn };
const after = { checkIn: gap.checkOut, checkOut: addDays(gap.checkOut, 10) };
await deps.db
  .insertInto("season")
  .values({
    listing_id: LISTING,
    position: 0,
    first_night: gap.checkIn,
    last_night: gap.checkOut,
    nightly_price: 90_000,
    from_nights: null,
    min_nights: 5,
  })
  .execute();
for (const stay of [before, after]) {
  await blockNights(deps, { listingId: LISTING, stay, note: "" }, cause);
}

function setProperty(settings: { same_day_turnover?: boolean; sell_gaps?: boolean }) {
  return deps.db.updateTable("property").set(settings).execute();
}
beforeEach(() => setProperty({ same_day_turnover: true, sell_gaps: true }));

/** The search result and the checkout's response; then releases the hold. */
async function asked(stay: Stay): Promise<{ listed: boolean; answer: string }> {
  const url = `${calls.listListings.path}?startDate=${stay.checkIn}&endDate=${stay.checkOut}`;
  const rooms = (await new Visit(app).get(url)).json() as { _id: string }[];
  const guest = new Visit(app);
  const answer = await guest.book(LISTING, stay);
  await guest.post(calls.releaseCheckout.path);
  const listed = rooms.some(({ _id }) => _id === LISTING);
  return { listed, answer: answer.statusCode === 200 ? "sold" : answer.json().code };
}
const sold = { listed: true, answer: "sold" };
const tooShort = { listed: false, answer: "stay-too-short" };

describe("free nights between two stays, fewer than the minimum", () => {
  test("are shown and sold as a whole, not in part", async () => {
    expect(await asked(gap)).toEqual(sold);
    expect(await asked(shorter)).toEqual(tooShort);
  });

  test("end a day earlier where nobody leaves on a reserved day", async () => {
    await setProperty({ same_day_turnover: false });
    expect(await asked(shorter)).toEqual(sold);
    expect(await asked({ ...gap, checkOut: addDays(gap.checkIn, 1) })).toEqual(tooShort);
  });

  test("stay empty where the owner wants the minimum kept", async () => {
    await setProperty({ sell_gaps: false });
    expect(await asked(gap)).toEqual(tooShort);
  });

  test("are among the nearest free dates for somebody who wanted nights beside them", async () => {
    const taken = { checkIn: addDays(gap.checkIn, -5), checkOut: addDays(gap.checkIn, -2) };
    const offered = { startDate: gap.checkIn, endDate: gap.checkOut };
    const { code, alternatives } = (await new Visit(app).book(LISTING, taken)).json();
    expect(code).toBe("nights-taken");
    expect(alternatives).toContainEqual(offered);
    await setProperty({ sell_gaps: false });
    const kept = (await new Visit(app).book(LISTING, taken)).json();
    expect(kept.alternatives).not.toContainEqual(offered);
  });

  test("are no gap any more once what stood beside them is given up, even behind the lock", async () => {
    const hold = async () => {
      const property = await getProperty(deps.db);
      const outcome = await holdStay(deps, {
        visitorId: randomUUID(),
        property,
        rooms: [{ listing: await getListing(deps.db, LISTING), guests: adultsOnly(2) }],
        stay: gap,
        language: "pt-BR",
        way: holdBySession(cardTaker(deps.payments, property)),
      });
      return outcome.kind;
    };
    const { id } = await deps.db
      .selectFrom("block")
      .select("id")
      .where("first_night", "=", after.checkIn)
      .executeTakeFirstOrThrow();
    await removeBlock(deps, id, cause);
    expect(await hold()).toBe("too-short");
    await blockNights(deps, { listingId: LISTING, stay: after, note: "" }, cause);
    expect(await hold()).toBe("held");
  });
});
