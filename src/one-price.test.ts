import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestApp } from "../tests/support/test-app.ts";
import { stayAhead, Visit } from "../tests/support/visit.ts";
import type { ToldCard } from "./contract/api.ts";
import { calls } from "./contract/calls.ts";
import { createHttpApi } from "./contract/http-api.ts";
import { listingUrl } from "./contract/page-urls.ts";
import { fromWireCheckout } from "./contract/read-checkout.ts";
import { toWireCheckoutRequest } from "./contract/translate-checkout.ts";
import { localTime } from "./domain/day.ts";
import { adultsOnly, type Guests } from "./domain/guests.ts";
import { offerIn, oneMoreNight } from "./domain/offer.ts";
import type { Stay } from "./domain/stay.ts";
import {
  readSearch,
  searchDefaults,
  toListingSearch,
  writeSearch,
} from "./web/home/search-entries.ts";
import { readEntries } from "./web/listing/entries-in-address.ts";
import { isOffered, judgeBooking } from "./web/listing/judge-booking.ts";

const app = await openTestApp();
const visit = new Visit(app);
const api = createHttpApi("", "pt-BR", () => "America/Bahia");

/** The pages' HTTP client, connected to the app without a socket. */
beforeAll(() => {
  vi.stubGlobal("fetch", async (url: string) => {
    const answer = await visit.get(url);
    return new Response(answer.body, { status: answer.statusCode });
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const anyGuests = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  childrenUpTo12: fc.integer({ min: 0, max: 3 }),
  childrenAbove12: fc.integer({ min: 0, max: 3 }),
});
const anyStay = fc
  .record({ ahead: fc.integer({ min: 2, max: 400 }), nights: fc.integer({ min: 1, max: 9 }) })
  .map(({ ahead, nights }) => stayAhead(app, ahead, nights));

/** The home page's totals for a search, after a round trip through its URL. */
async function listed(stay: Stay, guests: Guests): Promise<readonly ToldCard[]> {
  const { checkIn: startDate, checkOut: endDate } = stay;
  const address = writeSearch({ ...searchDefaults, startDate, endDate, guests });
  return api.listListings(toListingSearch(readSearch(address)));
}

/** The room form's quote when it is opened from the card. */
async function inForm(card: ToldCard, stay: Stay, guests: Guests) {
  const listing = await api.getListing(card.id);
  const address = new URL(listingUrl(card.id, { stay, guests }), "http://localhost").searchParams;
  const entries = readEntries(address, [listing], "MM/DD/YYYY");
  const circumstances = {
    rooms: [{ listing, reserved: new Set<never>() }],
    sameDayTurnover: false,
    dateFormat: "MM/DD/YYYY" as const,
    local: localTime("America/Bahia", app.deps.clock()),
  };
  const judged = judgeBooking(entries, circumstances);
  const [party = guests] = entries.parties;
  const isFree = (longer: Stay) => isOffered(longer, circumstances);
  const offered = {
    offer: offerIn(listing, stay, party),
    oneMoreNight: oneMoreNight(listing, stay, party, isFree)?.price ?? null,
  };
  return { entries, judged, offered };
}

/** The quote of 'Book Now', and the amount the provider would charge. */
async function atCheckout(listingId: string, stay: Stay, guests: Guests) {
  const body = toWireCheckoutRequest({ listingId, stay, guests }, "pt-BR");
  const { checkoutId, total } = fromWireCheckout(
    (await visit.post(calls.startCheckout.path, body)).json(),
  );
  const session = await app.deps.payments.findSession(checkoutId ?? "");
  return { total, charged: session?.amount };
}

describe("a stay has one price", () => {
  test("R8.02 on the card, in the form and at the payment, for any party and any dates", async () => {
    await fc.assert(
      fc.asyncProperty(anyStay, anyGuests, fc.nat(), async (stay, guests, pick) => {
        const cards = await listed(stay, guests);
        expect(cards).not.toEqual([]);
        for (const card of cards) {
          const { entries, judged, offered } = await inForm(card, stay, guests);
          expect(entries.parties).toEqual([guests]);
          expect(judged).toMatchObject({ complaint: null, quote: { total: card.total } });
          expect(offered).toEqual({ offer: card.offer, oneMoreNight: card.oneMoreNight });
        }
        const card = cards[pick % cards.length];
        if (!card) return;
        const { total, charged } = await atCheckout(card.id, stay, guests);
        expect([total, charged]).toEqual([card.total, card.total]);
      }),
      { numRuns: 25 },
    );
  });

  test("which no further adult lowers, and a child only raises", async () => {
    const stay = stayAhead(app, 50, 3);
    const totalOf = async (guests: Guests) =>
      (await listed(stay, guests)).find(({ id }) => id === "jangada")?.total ?? 0;
    const totals = await Promise.all([1, 2, 3, 4, 5].map((adults) => totalOf(adultsOnly(adults))));
    const nights = totals[0] ?? 0;
    expect(totals).toEqual([0, 0, 1, 2, 3].map((extra) => nights + extra * 3 * 130_00));
    const family = { adults: 2, childrenUpTo12: 1, childrenAbove12: 1 };
    expect(await totalOf(family)).toBe(nights + 3 * (90_00 + 130_00));
  });

  test("a call that names more children than people is refused in words", async () => {
    const { checkIn, checkOut } = stayAhead(app, 50, 3);
    const query = `startDate=${checkIn}&endDate=${checkOut}&people=2&childrenUpTo12=2`;
    const answer = await visit.get(`${calls.listListings.path}?${query}`);
    expect(answer.json()).toMatchObject({ status: 422, code: "invalid-request" });
  });
});
