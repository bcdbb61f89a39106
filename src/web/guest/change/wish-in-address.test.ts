import { describe, expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { changeUrl, readWish } from "./wish-in-address.ts";

const wish = {
  stayId: "5e2b",
  listingId: "mar",
  stay: { checkIn: day("2026-12-14"), checkOut: day("2026-12-18") },
  guests: { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 },
};
const read = (query: string) => readWish(new URLSearchParams(query));

describe("a wished change in the address", () => {
  test("is read as it was written", () => {
    const url = new URL(changeUrl("MARE-7K42XB", wish), "https://pousada.example");
    expect(url.pathname).toBe("/reserva/MARE-7K42XB/mudar");
    expect(readWish(url.searchParams)).toEqual(wish);
  });

  test("may be a part: the rest stays as it is", () => {
    expect(read("para=farol")).toEqual({ listingId: "farol" });
    expect(read("")).toEqual({});
  });

  test.each([
    ["half a stay", "entrada=2026-12-14"],
    ["a stay that ends before it begins", "entrada=2026-12-14&saida=2026-12-12"],
    ["a day that is none", "entrada=2026-02-30&saida=2026-03-02"],
    ["a stay of years", "entrada=2026-12-14&saida=2036-12-14"],
    ["children alone", "criancas12=2"],
    ["a crowd", "adultos=900"],
    ["a fraction", "adultos=1.5"],
    ["a room's name beyond all measure", `para=${"a".repeat(101)}`],
  ])("ignores %s", (_, query) => {
    expect(read(query)).toEqual({});
  });
});
