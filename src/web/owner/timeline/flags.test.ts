import { expect, test } from "vitest";
import { type Flag, lanesOf } from "./flags.ts";

const flag = (key: string, left: number, width: number): Flag => {
  return { key, left, right: left + width, isBack: false };
};
const back = (key: string, right: number, width: number): Flag => {
  return { key, left: right - width, right, isBack: true };
};

test("flags that have space beside each other share the lowest lane", () => {
  expect(lanesOf([flag("a", 0, 60), flag("b", 60, 60)])).toEqual(
    new Map([
      ["b", 1],
      ["a", 1],
    ]),
  );
});

test("of three nights in a row, the first name is highest, so that no pole crosses a name", () => {
  const lanes = lanesOf([flag("a", 0, 120), flag("b", 40, 120), flag("c", 80, 120)]);
  expect(Object.fromEntries(lanes)).toEqual({ a: 3, b: 2, c: 1 });
});

test("a name at the right edge reaches back above the others", () => {
  const lanes = lanesOf([flag("a", 100, 90), back("b", 220, 130), back("c", 240, 130)]);
  expect(Object.fromEntries(lanes)).toEqual({ a: 1, b: 2, c: 3 });
});
