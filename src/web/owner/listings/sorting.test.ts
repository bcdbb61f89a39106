import { expect, test } from "vitest";
import { moved } from "./sorting.ts";

test("what is moved stands where it was dropped, and the rest closes up", () => {
  const list = ["a", "b", "c", "d"];
  expect(moved(list, 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(list, 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(moved(list, 1, 1)).toEqual(list);
});
