import fastify from "fastify";
import { expect, test } from "vitest";
import { type MapsMode, mapsSandbox } from "./plugin.ts";

const ADDRESS =
  "/__maps/api/js?key=test-key&v=weekly&language=pt-BR&region=BR&libraries=places&callback=initMap";

async function get(url: string, mode: MapsMode = "normal", slowMs = 0) {
  const app = fastify();
  await app.register(mapsSandbox, { mode: () => mode, slowMs });
  return app.inject(url);
}

test("the script is served as JavaScript that is never stored", async () => {
  const response = await get(ADDRESS);

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(response.body).toContain("importLibrary");
});

test.each([
  ["an unknown parameter", `${ADDRESS}&fail=1`, "Unknown parameter: fail"],
  ["a misspelt library", ADDRESS.replace("places", "place"), "Unknown library: place"],
  ["a repeated parameter", `${ADDRESS}&key=other`, "Repeated parameter: key"],
  ["a callback that is no name", `${ADDRESS}()`, "Invalid callback: initMap()"],
])("%s is refused", async (_case, url, problem) => {
  const response = await get(url);

  expect(response.statusCode).toBe(400);
  expect(response.body).toBe(problem);
});

test("in the mode 'fail' no script comes", async () => {
  expect((await get(ADDRESS, "fail")).statusCode).toBe(503);
});

test("in the mode 'slow' the script comes late", async () => {
  const start = performance.now();

  expect((await get(ADDRESS, "slow", 120)).statusCode).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(119);
});
