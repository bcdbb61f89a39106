import { expect, test } from "vitest";
import { chatNumber } from "./message-number.ts";

test.each([
  ["(71) 95555-0142", "5571955550142"],
  ["71 3555 0142", "557135550142"],
  ["071 95555-0142", "5571955550142"],
  ["55 71 95555-0142", "5571955550142"],
  ["+55 (71) 95555-0142", "5571955550142"],
  ["+1 415 555 0134", "14155550134"],
  ["(+351) 912 555 014", "351912555014"],
  ["0049 30 5550 1234", "493055501234"],
])("'%s' is %s in a link", (typed, number) => {
  expect(chatNumber(typed)).toBe(number);
});

test.each([null, "", "95555-0142", "+55", "não tem", "+1 415 555 0134 0134 0134"])(
  "'%s' leads to nobody",
  (typed) => {
    expect(chatNumber(typed)).toBeNull();
  },
);
