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
      total: 294_000,
      language: "en-US",
      policy,
      plan,
    });
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
