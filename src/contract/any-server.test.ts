import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { day } from "../domain/day.ts";
import { type Listing, UNTOLD } from "../domain/listing.ts";
import type { NearestFree } from "../domain/nearest-free.ts";
import type { BookingRecord } from "./api.ts";
import { createHttpApi } from "./http-api.ts";
import { toWireBooking } from "./translate-checkout.ts";
import { toWireListing, toWireListingCard } from "./translate-listing.ts";
import { toWireNearest } from "./translate-nearest.ts";

const photo = { id: "abc", alt: "A cama", width: 2200, height: 1400 };
const listing: Listing = {
  id: "mar",
  slug: "quarto-mar",
  name: "Quarto Mar",
  wholeHouse: false,
  capacity: 3,
  roomCount: 1,
  photos: [photo],
  paragraphs: ["De frente para o mar."],
  amenities: [{ icon: "sun", title: "Varanda", text: "Com rede." }],
  observations: ["Sem animais."],
  rates: {
    nightlyPrice: 89_000,
    weekendPrice: 99_000,
    includedGuests: 2,
    extraAdult: 13_000,
    childUpTo12: 9_000,
    childAbove12: 13_000,
    seasons: [
      {
        firstNight: day("2026-12-20"),
        lastNight: day("2027-01-05"),
        nightlyPrice: 120_000,
        fromNights: 3,
        minNights: 4,
        createdAt: 7,
      },
    ],
  },
  rules: {
    minNights: 2,
    maxNights: 30,
    horizonDays: 540,
    sameDayUntil: "20:00",
    noArrivalWeekdays: [1],
    sellGaps: true,
  },
  ratesValidUntil: day("2027-12-17"),
};
const card = {
  ...{ id: "mar", slug: "quarto-mar", title: "Quarto Mar", text: "De frente.", photo },
  ...{ wholeHouse: false, capacity: 3, roomCount: 1, nightlyPrice: 89_000, total: 207_000 },
  ...{ offer: { fullTotal: 267_000, fromNights: 3 }, oneMoreNight: 69_000 },
};
const record: BookingRecord = {
  code: "MARE-7K42XB",
  listingId: "mar",
  listingName: "Quarto Mar",
  checkIn: day("2026-12-12"),
  checkOut: day("2026-12-15"),
  guestName: "Ana Lima",
  guestEmail: "ana@exemplo.example",
  lines: [{ kind: "nights", nights: 3, people: 1, unitPrice: 89_000, amount: 267_000 }],
  guests: { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 },
  rooms: ["Quarto Mar", "Quarto Farol"].map((name) => ({
    ...{ id: name, name, checkIn: day("2026-12-12"), checkOut: day("2026-12-15") },
    guests: { adults: 1, childrenUpTo12: 1, childrenAbove12: 0 },
  })),
  total: 267_000,
  plan: [
    { amount: 133_500, paid: 133_500, by: null, atProperty: false },
    { amount: 133_500, paid: 0, by: day("2026-12-05"), atProperty: true },
  ],
  steps: [
    { until: { day: day("2026-12-01"), time: "10:23" }, refundPercent: 100, isRegret: true },
    { until: { day: day("2026-12-10"), time: "23:59" }, refundPercent: 50, isRegret: false },
  ],
};

const claim = { checkoutId: "cs_1", total: null, checkIn: null, checkOut: null, listingId: null };
const search = { stay: record, guests: record.guests, rooms: 1 };
const nearest: NearestFree = {
  fits: true,
  stays: [{ checkIn: day("2026-12-14"), checkOut: day("2026-12-17"), from: 207_000 }],
  refusal: { reason: "too-short", nights: 4 },
};
const order = { listingId: "mar", stay: record, guests: null };

afterEach(() => vi.unstubAllGlobals());

/** The browser client's API when every call gets this response. */
function hearing(answer: unknown, status = 200) {
  vi.stubGlobal("fetch", async () => Response.json(answer, { status }));
  return createHttpApi("", "pt-BR", () => "America/Bahia");
}

describe("our own server", () => {
  test("is understood whole", async () => {
    expect(await hearing(toWireListing(listing)).getListing("mar")).toEqual({
      ...listing,
      isPlain: false,
    });
    expect(await hearing([toWireListingCard(card)]).listListings(null)).toEqual([card]);
    expect(await hearing(toWireNearest(nearest)).findNearestFree(search)).toEqual(nearest);
    const settled = await hearing(toWireBooking(record)).claimBooking(claim);
    expect(settled).toEqual({ kind: "confirmed", booking: record });
  });
});

describe("a server with the specified fields alone", () => {
  test("a card is named, shown and leads somewhere, and nothing is made up", async () => {
    const plain = { cardTitle: "Mar", cardText: "De frente.", cardImgUrl: "https://a.example/1" };
    const cards = await hearing([
      { _id: "1", ...plain },
      { id: 2, ...plain },
    ]).listListings(null);
    const told = { title: "Mar", text: "De frente.", nightlyPrice: null, total: null, offer: null };
    const untold = { capacity: UNTOLD, roomCount: UNTOLD, wholeHouse: false };
    expect(cards).toMatchObject([
      { id: "1", slug: "1", ...told, ...untold, photo: { url: "https://a.example/1" } },
      { id: "2", slug: "2", ...told, ...untold },
    ]);
  });

  test("a room is quoted at its price, and asks for no party", async () => {
    const plain = { name: "Mar", price: 450, room_images: ["/1.jpg"], room_descriptions: [] };
    const room = await hearing(plain).getListing("1");
    expect(room).toMatchObject({
      id: "1",
      name: "Mar",
      isPlain: true,
      photos: [{ url: "/1.jpg" }],
    });
    expect(room.rates).toMatchObject({ nightlyPrice: 45_000, weekendPrice: null, seasons: [] });
    expect(room.rules).toMatchObject({ minNights: 1, maxNights: UNTOLD, noArrivalWeekdays: [] });
  });

  test("a checkout is its secret, a record its dates and its guest", async () => {
    const checkout = await hearing({ client_secret: "cs_1_secret_2" }).startCheckout(order);
    expect(checkout).toEqual({
      ...{ clientSecret: "cs_1_secret_2", checkoutId: null, total: null, dueNow: null },
      expiresAt: null,
      isContested: false,
    });
    const answer = { dataEntrada: "2026-12-12", dataSaida: "2026-12-15", nome: "Ana" };
    expect(await hearing(answer).claimBooking(claim)).toMatchObject({
      kind: "confirmed",
      booking: { checkIn: "2026-12-12", guestName: "Ana", guestEmail: null, code: null, lines: [] },
    });
  });

  test("knows no nearest dates: whatever it answers, none are shown", async () => {
    for (const answer of [[], {}, null, "Not found"]) {
      await expect(hearing(answer).findNearestFree(search)).rejects.toThrow("unexpected");
    }
    await expect(
      hearing({ message: "no such call" }, 400).findNearestFree(search),
    ).rejects.toThrow();
  });

  test("without a secret nothing opens, and what is no record is no booking", async () => {
    await expect(hearing({}).startCheckout(order)).rejects.toThrow("payment-unavailable");
    await expect(hearing(null).claimBooking(claim)).rejects.toThrow("unexpected");
  });
});

describe("a reserved day", () => {
  const daysIn = (...days: unknown[]) => hearing(days).listReservedDays("mar");

  test.each([
    ["2026-12-12", "a day"],
    ["2026-12-12T03:00:00.000Z", "midnight at the property"],
    ["2026-12-13T02:59:59Z", "its last second at the property"],
    ["2026-12-12T00:00:00.000Z", "a day without an hour, as programs write it"],
    ["2026-12-12T00:00:00-03:00", "midnight with its offset"],
    ["2026-12-12T15:00:00", "an hour on the property's wall"],
  ])("%s is read: %s", async (written) => {
    expect(await daysIn(written)).toEqual(["2026-12-12"]);
  });

  test.each([["12-12-2026"], ["2026-02-30T00:00:00Z"], ["2026-12-12Tnoon"], [null], [{}]])(
    "that cannot be read is not passed over in silence: %j",
    async (written) => {
      await expect(daysIn("2026-12-12", written)).rejects.toThrow("unexpected");
    },
  );
});

describe("whatever else is missing or is something else", () => {
  const rubbish = fc.constantFrom(undefined, null, "", "x", -1, true, [], {}, [null], [{}]);
  /** A copy in which any field, at any depth, may be missing or invalid, except those named. */
  const spoilt = (whole: unknown, sure: readonly string[]): fc.Arbitrary<unknown> => {
    if (Array.isArray(whole)) return fc.tuple(...whole.map((one) => spoilt(one, sure)));
    if (typeof whole !== "object" || whole === null) return fc.constant(whole);
    const fields = Object.entries(whole).map(([name, value]) => {
      const kept = spoilt(value, sure);
      return [name, sure.includes(name) ? kept : fc.oneof(kept, rubbish)] as const;
    });
    return fc.record(Object.fromEntries(fields));
  };

  test.each([
    ["card", [toWireListingCard(card)], ["_id"], "listListings", null],
    ["room", toWireListing(listing), ["price"], "getListing", "mar"],
    ["record", toWireBooking(record), [], "claimBooking", claim],
    ["checkout", { client_secret: "s" }, ["client_secret"], "startCheckout", order],
    ["nearest date", toWireNearest(nearest), ["alternatives"], "findNearestFree", search],
  ] as const)("never fails a %s", async (_, whole, sure, call, asked) => {
    await fc.assert(
      fc.asyncProperty(spoilt(whole, sure), async (answer) => {
        const api = hearing(JSON.parse(JSON.stringify(answer)));
        const ask = api[call] as (asked: unknown) => Promise<unknown>;
        expect(JSON.stringify(await ask(asked))).not.toMatch(/NaN|undefined/);
      }),
    );
  });
});
