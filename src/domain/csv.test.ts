import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test.each(["=1+1", "+5511", "-2+3", "@SUM(A1)", "\tx", "\r=1"])(
  "a text that begins like the formula %j is written as text",
  (text) => {
    expect(toCsv([[text]])).toContain(`'${text.charAt(0)}`);
  },
);

test("separators, quotes and line ends stay inside their cell", () => {
  expect(toCsv([['a;b"c\nd', "e"]])).toBe('\uFEFF"a;b""c\nd";e\r\n');
});

test("an amount below zero stays an amount, as a number and as it is written", () => {
  expect(toCsv([[-5, "-50,00"]])).toBe("\uFEFF-5;-50,00\r\n");
});
