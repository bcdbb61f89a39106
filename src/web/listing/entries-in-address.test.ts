import { describe, expect, test } from "vitest";
import { adultsOnly } from "../../domain/guests.ts";
import { readEntries, writeEntries } from "./entries-in-address.ts";

const family = { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 };

describe("the form in the address", () => {
  test("what was chosen is read back as it was, children included", () => {
    const chosen = { checkIn: "02/22/2027", checkOut: "02/25/2027", guests: family };
    const before = new URLSearchParams("id=mar&startDate=2027-02-15&endDate=2027-02-18&people=3");
    const address = writeEntries(before, chosen);
    expect(address.toString()).toBe(
      "id=mar&startDate=2027-02-22&endDate=2027-02-25&people=3&childrenUpTo12=1",
    );
    expect(readEntries(address, 4)).toEqual(chosen);
  });

  test("one date alone is kept, and half a date takes the earlier one away", () => {
    const before = new URLSearchParams("startDate=2027-02-15&endDate=2027-02-18");
    const halfTyped = { checkIn: "02/22/2027", checkOut: "02/2", guests: adultsOnly(2) };
    expect(writeEntries(before, halfTyped).toString()).toBe("startDate=2027-02-22&people=2");
  });

  test("an address that says nothing begins with two adults, or with one where only one fits", () => {
    expect(readEntries(new URLSearchParams(), 4).guests).toEqual(adultsOnly(2));
    expect(readEntries(new URLSearchParams(), 1).guests).toEqual(adultsOnly(1));
  });
});
