import { expect, test } from "vitest";
import { sizesOf } from "./size.ts";
import { readSources } from "./sources.ts";

test("every source file is of one kind, and the kinds add up to everything", () => {
  const sources = readSources();
  const sizes = [...sizesOf(sources)].map(([, size]) => size);
  const all = sizes.pop();
  const kinds = sizes.slice(0, -2);
  expect(all?.files).toBe(sources.size);
  expect(kinds.reduce((sum, { lines }) => sum + lines, 0)).toBe(all?.lines);
});

test("a test beside the code and a style sheet are no TypeScript of the product", () => {
  const sizes = sizesOf(
    new Map([
      ["src/domain/day.ts", "one\ntwo\n"],
      ["src/domain/day.test.ts", "one\n"],
      ["src/web/ui/icon.module.css", "one\n"],
    ]),
  );
  expect(sizes.get("the product in TypeScript")).toEqual({ files: 1, lines: 2 });
  expect(sizes.get("the product in CSS")).toEqual({ files: 1, lines: 1 });
});

test("a file of no kind is an error, so that nothing is left out", () => {
  expect(() => sizesOf(new Map([["elsewhere/day.ts", ""]]))).toThrow(
    "of no kind: elsewhere/day.ts",
  );
});
