import { describe, expect, test } from "vitest";
import type { Booking } from "./booking.ts";
import { readFacts, writeFacts } from "./booking-facts.ts";

const policy = {
  regretDays: 7,
  tiers: [{ daysBefore: 7, refundPercent: 100 }],
  clock: { endsAt: "14:00" },
};
const plan = [
  { amount: 88_200, due: "now" },
  { amount: 205_800, due: { daysBefore: 7, orAtProperty: false } },
];
function room(listing_id: string, [adults, upTo12, above12]: number[], amount = 0) {
  const party = { adults, children_up_to_12: upTo12, children_above_12: above12 };
  return { listing_id, ...party, lines: [{ amount }] };
}

const booking = {
  code: "MARE-7K42XB",
  listing_id: "mar",
  check_in: "2026-12-12",
  check_out: "2026-12-15",
  adults: 2,
  children_up_to_12: 1,
  children_above_12: 0,
  total: 294_000,
  language: "en-US",
  cancellation_policy: policy,
  plan,
  stays: [room("mar", [2, 1, 0])],
} as unknown as Booking;
const facts = writeFacts(booking, "https://pousada.example");

describe("the facts a payment session carries", () => {
  test("are read as they were written", () => {
    expect(readFacts(facts)).toEqual({
      site: "https://pousada.example",
      code: "MARE-7K42XB",
      listingId: "mar",
      stay: { checkIn: "2026-12-12", checkOut: "2026-12-15" },
      guests: { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 },
      otherRooms: [],
      total: 294_000,
      language: "en-US",
      policy,
      plan,
      proposalId: null,
    });
  });

  test("carry each of several rooms with its people and its price", () => {
    const stays = [...booking.stays, room("jangada", [4, 0, 1], 120_000)];
    const several = writeFacts({ ...booking, stays } as Booking, "https://pousada.example");
    expect(readFacts(several)).toMatchObject({
      listingId: "mar",
      guests: { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 },
      otherRooms: [
        {
          listingId: "jangada",
          guests: { adults: 4, childrenUpTo12: 0, childrenAbove12: 1 },
          total: 120_000,
        },
      ],
    });
    expect(readFacts({ ...several, other_rooms: "jangada 4 120000" })).toBeNull();
  });

  test("carry no plan where all is paid at once", () => {
    const paidAtOnce = writeFacts({ ...booking, plan: null }, "https://pousada.example");
    expect(readFacts(paidAtOnce)?.plan).toBeNull();
  });

  test("leave out a policy longer than the provider keeps, and read without it", () => {
    const tiers = Array.from({ length: 20 }, (_, index) => ({
      daysBefore: 40 - index,
      refundPercent: 60 - index,
    }));
    const long = { ...booking, cancellation_policy: { regretDays: 7, tiers } } as Booking;
    const short = writeFacts(long, "https://pousada.example");
    expect(Object.values(short).every((fact) => fact.length <= 500)).toBe(true);
    expect(readFacts(short)?.policy).toBeNull();
  });

  test.each([
    ["check_in", "2026-02-30"],
    ["check_out", "2026-12-12"],
    ["guests", "0+1+0"],
    ["guests", "dois"],
    ["total", "-1"],
    ["total", "12.5"],
    ["language", "tupi"],
    ["listing", ""],
  ])("with %s '%s' are no facts", (name, value) => {
    expect(readFacts({ ...facts, [name]: value })).toBeNull();
  });

  test("of another system are no facts", () => {
    expect(readFacts({ order: "42" })).toBeNull();
  });
});
