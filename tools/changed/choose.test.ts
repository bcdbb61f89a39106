import { expect, test } from "vitest";
import { choose } from "./choose.ts";

const candidate = (file: string, rank: number) => ({ file, rank, why: "" });
const seconds: Record<string, number> = { near: 10, slow: 90, far: 20, short: 5 };
const took = (file: string) => seconds[file] ?? 0;

test("the nearest are chosen as far as the time allows, and the rest is told", () => {
  const candidates = [candidate("far", 1), candidate("near", 3), candidate("slow", 2)];
  const { chosen, left, seconds: sum } = choose(candidates, took, 30);
  expect(chosen.map(({ file }) => file)).toEqual(["near", "far"]);
  expect(left).toEqual(["slow"]);
  expect(sum).toBe(30);
});

test("of two that are as near, the shorter goes first", () => {
  const { chosen } = choose([candidate("far", 1), candidate("short", 1)], took, 20);
  expect(chosen.map(({ file }) => file)).toEqual(["short"]);
});

test("the nearest is chosen even if it takes longer than allowed", () => {
  const { chosen, left } = choose([candidate("slow", 2), candidate("short", 1)], took, 30);
  expect({ files: chosen.map(({ file }) => file), left }).toEqual({
    files: ["slow"],
    left: ["short"],
  });
});
