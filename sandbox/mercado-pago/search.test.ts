import { expect, test } from "vitest";
import { TEST_NOW } from "../clock.ts";
import { ourTime, startBench } from "./testing/bench.ts";

const SEARCH = "/v1/payments/search";

test("a search lags behind what is read by id", async () => {
  const { openPix, orders, call, payment, passSeconds } = await startBench({ indexLagMs: 60_000 });
  const { id } = await openPix();
  const find = async () => (await call("GET", `${SEARCH}?external_reference=hold-1`)).body.results;
  expect(await payment(id)).toMatchObject({ status: "pending" });
  expect(await find()).toEqual([]);

  passSeconds(61);
  expect(await find()).toMatchObject([{ id, status: "pending" }]);
  await orders.payPix(id);
  expect(await find()).toMatchObject([{ id, status: "pending" }]);
  passSeconds(61);
  expect(await find()).toEqual([await payment(id)]);
});

test("preferences lag in the same way", async () => {
  const { openPreference, call, passSeconds } = await startBench({ indexLagMs: 60_000 });
  await openPreference();
  const find = async () =>
    (await call("GET", "/checkout/preferences/search?external_reference=hold-1")).body.total;
  expect(await find()).toBe(0);
  passSeconds(61);
  expect(await find()).toBe(1);
});

test("pages, order and range", async () => {
  const { openPix, orders, call, passSeconds } = await startBench();
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) {
    ids.push((await openPix({ external_reference: `hold-${count}` })).id);
    passSeconds(60);
  }
  const [first = 0, second, third] = ids;
  await orders.payPix(first);
  const find = async (query: string) => {
    const { body } = await call("GET", `${SEARCH}?${query}`);
    return body.results.map(({ id }: { id: number }) => id);
  };
  expect(await find("sort=date_created&criteria=asc")).toEqual([first, second, third]);
  expect(await find("sort=date_last_updated&criteria=desc")).toEqual([first, third, second]);
  expect(await find("criteria=asc&limit=1&offset=1")).toEqual([second]);
  expect(await find("status=approved")).toEqual([first]);

  const range = new URLSearchParams({
    range: "date_last_updated",
    begin_date: ourTime(TEST_NOW + 90_000),
    end_date: ourTime(TEST_NOW + 600_000),
    sort: "date_last_updated",
    criteria: "asc",
  });
  expect(await find(String(range))).toEqual([third, first]);
});

test.each([
  "limit=101",
  "limit=0",
  "range=date_created",
  "range=date_created&begin_date=2026-01-01T00:00:00.000-03:00",
  "range=date_created&begin_date=2026-01-01T00:00:00.000Z&end_date=2026-02-01T00:00:00.000Z",
  "sort=money",
  "external_refrence=hold-1",
])("a search for %s is refused", async (query) => {
  const { call } = await startBench();
  expect(await call("GET", `${SEARCH}?${query}`)).toMatchObject({ status: 400 });
});
