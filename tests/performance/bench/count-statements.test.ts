import { expect, test } from "vitest";
import { calls } from "../../../src/contract/calls.ts";
import { daysThatDecide } from "../../../src/domain/stay.ts";
import { openTestApp } from "../../support/test-app.ts";
import { stayAhead } from "../../support/visit.ts";
import { statementsOf } from "./count-statements.ts";

const app = await openTestApp({ seed: "living" });
const url = calls.listListings.path;

test("a call's statements are counted, with what they were given", async () => {
  const { checkIn, checkOut } = stayAhead(app, 60, 3);
  const { from } = daysThatDecide({ checkIn, checkOut });
  const search = `${url}?startDate=${checkIn}&endDate=${checkOut}&people=2&rooms=1`;
  const { statements, response } = await statementsOf(app, { url: search });
  expect(response.statusCode).toBe(200);
  expect(statements).toHaveLength(3);
  expect(statements.at(-1)?.values).toContain(from);
});

test("what others ask of the same pool meanwhile is not counted", async () => {
  const [{ statements }] = await Promise.all([
    statementsOf(app, { url }),
    app.deps.pool.query("select 1"),
    app.http.inject({ url }),
  ]);
  expect(statements).toHaveLength(1);
});

test("counting leaves nothing behind on the connections", async () => {
  await statementsOf(app, { url });
  const client = await app.deps.pool.connect();
  expect(Object.hasOwn(client, "query")).toBe(false);
  client.release();
});
