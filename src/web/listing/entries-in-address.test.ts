import { describe, expect, test } from "vitest";
import { adultsOnly } from "../../domain/guests.ts";
import { readEntries, writeEntries } from "./entries-in-address.ts";

const [mar, jangada] = [
  { id: "mar", capacity: 4 },
  { id: "jangada", capacity: 5 },
];
const cell = { id: "cela", capacity: 1 };
const FORMAT = "MM/DD/YYYY";
const family = { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 };

describe("the form in the address", () => {
  test("what was chosen is read back as it was, children included", () => {
    const chosen = { checkIn: "02/22/2027", checkOut: "02/25/2027", parties: [family] };
    const before = new URLSearchParams("id=mar&startDate=2027-02-15&endDate=2027-02-18&people=3");
    const address = writeEntries(before, chosen, FORMAT);
    expect(address.toString()).toBe(
      "id=mar&startDate=2027-02-22&endDate=2027-02-25&people=3&childrenUpTo12=1",
    );
    expect(readEntries(address, [mar], FORMAT)).toEqual(chosen);
  });

  test("dates stand in the order of the house", () => {
    const address = new URLSearchParams("startDate=2027-02-01&endDate=2027-02-05");
    const { checkIn, checkOut } = readEntries(address, [mar], "DD/MM/YYYY");
    expect([checkIn, checkOut]).toEqual(["01/02/2027", "05/02/2027"]);
  });

  test("one date alone is kept, and half a date takes the earlier one away", () => {
    const before = new URLSearchParams("startDate=2027-02-15&endDate=2027-02-18");
    const halfTyped = { checkIn: "02/22/2027", checkOut: "02/2", parties: [adultsOnly(2)] };
    expect(writeEntries(before, halfTyped, FORMAT).toString()).toBe(
      "startDate=2027-02-22&people=2",
    );
  });

  test("an address that says nothing begins with two adults, or with one where only one fits", () => {
    expect(readEntries(new URLSearchParams(), [mar], FORMAT).parties).toEqual([adultsOnly(2)]);
    expect(readEntries(new URLSearchParams(), [cell], FORMAT).parties).toEqual([adultsOnly(1)]);
  });
});

describe("the form of several rooms in the address", () => {
  const rooms = [mar, jangada];
  const dates = { checkIn: "02/22/2027", checkOut: "02/25/2027" };

  test("who sleeps where is read back as it was, and everybody is counted", () => {
    const chosen = { ...dates, parties: [family, adultsOnly(5)] };
    const before = new URLSearchParams("id=mar&com=jangada.2.0.0");
    const address = writeEntries(before, chosen, FORMAT, [jangada]);
    expect(address.get("people")).toBe("8");
    expect(address.getAll("com")).toEqual(["jangada.5.0.0"]);
    expect(readEntries(address, rooms, FORMAT)).toEqual(chosen);
  });

  test("numbers that do not add up begin with the default party", () => {
    const address = new URLSearchParams("people=3&com=jangada.5.0.0");
    expect(readEntries(address, rooms, FORMAT).parties).toEqual([adultsOnly(2), adultsOnly(5)]);
  });
});
