import { describe, expect, test } from "vitest";
import { adultsOnly } from "../domain/guests.ts";
import { readParty, writeParty } from "./party-in-address.ts";

const read = (query: string) => readParty(new URLSearchParams(query));

describe("a party in an address", () => {
  test("people counts everybody, and the children are named beside it", () => {
    const query = new URLSearchParams();
    const family = { adults: 2, childrenUpTo12: 1, childrenAbove12: 2 };
    writeParty(query, family);
    expect(query.toString()).toBe("people=5&childrenUpTo12=1&childrenAbove12=2");
    expect(readParty(query)).toEqual(family);
  });

  test("a party without children leaves none of an earlier one behind", () => {
    const query = new URLSearchParams("id=mar&people=4&childrenUpTo12=2");
    writeParty(query, adultsOnly(3));
    expect(query.toString()).toBe("id=mar&people=3");
  });

  test("what makes no sense is as if it were not there", () => {
    expect(read("")).toBeNull();
    expect(read("childrenUpTo12=1")).toBeNull();
    expect(["0", "-1", "2.5", "51", "x", ""].map((people) => read(`people=${people}`))).toEqual(
      Array(6).fill(null),
    );
    expect(read("people=3&childrenUpTo12=x")).toEqual(adultsOnly(3));
    expect(read("people=2&childrenUpTo12=1&childrenAbove12=1")).toEqual(adultsOnly(2));
  });
});
