import { expect, test } from "vitest";
import { matrix } from "./matrix.ts";
import { everyEndpoint } from "./routes.ts";

test("every route has its line in the matrix, and no line is about a route that is gone", async () => {
  const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const endpoints = new Set((await everyEndpoint()).map(name));
  const lines = new Set(matrix.map(name));
  expect([...endpoints].filter((endpoint) => !lines.has(endpoint))).toEqual([]);
  expect([...lines].filter((line) => !endpoints.has(line))).toEqual([]);
});
