import { expect, test } from "vitest";
import { matrix } from "./matrix.ts";
import { everyDoor } from "./routes.ts";

test("every route has its line in the matrix, and no line is about a route that is gone", async () => {
  const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const doors = new Set((await everyDoor()).map(name));
  const lines = new Set(matrix.map(name));
  expect([...doors].filter((door) => !lines.has(door))).toEqual([]);
  expect([...lines].filter((line) => !doors.has(line))).toEqual([]);
});
