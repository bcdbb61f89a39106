import { expect, test } from "vitest";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { neighbourhood } from "./limits.ts";

test("an address that asks for nights too often is told to wait", async () => {
  const app = await openTestApp({ settings: { LIMITS: "true" } });
  const stay = freshStay(app);
  const statuses: number[] = [];
  for (let call = 0; call < 22; call++) {
    statuses.push((await new Visit(app).book("mar", stay)).statusCode);
  }
  expect(statuses.slice(0, 20)).toEqual([200, ...Array(19).fill(409)]);
  expect(statuses.slice(20)).toEqual([429, 429]);
  const told = await new Visit(app).book("mar", stay);
  expect(told.json()).toMatchObject({ code: "too-many-requests" });
  expect((await new Visit(app).get("/quartos/listarQuartos")).statusCode).toBe(200);
});

test("an address that asks about payments too often is told to wait", async () => {
  const app = await openTestApp({ settings: { LIMITS: "true" } });
  const statuses: number[] = [];
  for (let call = 0; call < 62; call++) {
    statuses.push((await new Visit(app).settle("cs_test_nobodys")).statusCode);
  }
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
  expect(statuses.slice(60)).toEqual([429, 429]);
});

test("an address that reads without end is told to wait, and its neighbour reads on", async () => {
  const app = await openTestApp({ settings: { LIMITS: "true", TRUSTED_PROXIES: "127.0.0.1" } });
  const read = (from: string, url = "/robots.txt") =>
    app.http.inject({ url, headers: { "x-forwarded-for": from } });
  for (let batch = 0; batch < 12; batch++) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => read("203.0.113.7")));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
  const told = await read("203.0.113.7", "/quartos/listarQuartos");
  expect(told.statusCode).toBe(429);
  expect(told.json()).toMatchObject({ code: "too-many-requests" });
  expect(Number(told.headers["retry-after"])).toBeGreaterThan(0);
  expect((await read("203.0.113.7", "/live")).statusCode).toBe(200);
  expect((await read("203.0.113.8")).statusCode).toBe(200);
});

test.each([
  ["2001:db8:1:2:a:b:c:d", "2001:db8:1:2::9"],
  ["2001:db8::1", "2001:DB8:0:0:ffff::"],
  ["2001:0db8::7:1:2:3:4", "2001:db8:0:7:9::"],
])("%s and %s are one household", (one, other) => {
  expect(neighbourhood({ ip: one })).toBe(neighbourhood({ ip: other }));
});

test.each([
  ["2001:db8:1:2::9", "2001:db8:1:3::9"],
  ["203.0.113.7", "203.0.113.8"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.8"],
])("%s and %s are two", (one, other) => {
  expect(neighbourhood({ ip: one })).not.toBe(neighbourhood({ ip: other }));
});

test("a switch turns the limits off for load tests", async () => {
  const app = await openTestApp({ settings: { LIMITS: "false" } });
  for (let call = 0; call < 25; call++) {
    const answer = await new Visit(app).book("mar", stayAhead(app, 10 + call * 5, 3));
    expect(answer.statusCode).toBe(200);
  }
});
