import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test.each(["=1+1", "+5511", "-2", "@SUM(A1)", "\tx", "\r=1"])(
  "a text that begins like the formula %j is written as text",
  (text) => {
    expect(toCsv([[text]])).toContain(`'${text.charAt(0)}`);
  },
);

test("separators, quotes and line ends stay inside their cell", () => {
  expect(toCsv([['a;b"c\nd', "e"]])).toBe('\uFEFF"a;b""c\nd";e\r\n');
});

test("a number below zero stays a number", () => {
  expect(toCsv([[-5]])).toBe("\uFEFF-5\r\n");
});
