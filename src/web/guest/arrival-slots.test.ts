import { expect, test } from "vitest";
import { arrivalSlots } from "./arrival-slots.ts";

const inShort = (checkInTime: string) =>
  arrivalSlots(checkInTime).map(({ from, to }) => `${from}-${to ?? ""}`);

test.each([
  ["14:00", ["14:00-16:00", "16:00-18:00", "18:00-20:00", "20:00-22:00", "22:00-"]],
  ["15:30", ["15:30-17:30", "17:30-19:30", "19:30-21:30", "21:30-22:00", "22:00-"]],
  ["09:00", expect.arrayContaining(["09:00-11:00", "21:00-22:00", "22:00-"])],
  ["22:00", ["22:00-"]],
  ["23:30", ["23:30-"]],
])("who may come from %s on says in which two hours", (checkInTime, slots) => {
  expect(inShort(checkInTime)).toEqual(slots);
});
