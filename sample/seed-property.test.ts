import { expect, test } from "vitest";
import { todayIn } from "../src/domain/day.ts";
import { openTestApp } from "../tests/support/test-app.ts";
import { Visit } from "../tests/support/visit.ts";
import { seedProperty } from "./seed-property.ts";

test("R21.01 a live installation starts without rooms; seeded drafts stay unpublished and empty", async () => {
  const app = await openTestApp({ seed: "drafts" });
  expect((await new Visit(app).get("/quartos/listarQuartos")).json()).toEqual([]);
  expect((await new Visit(app).get("/quartos/listarQuartoPorId/mar")).statusCode).toBe(404);
  const { rows } = await app.deps.pool.query(
    "select (select count(*) from listing where not published)::int as drafts, (select count(*) from occupied_nights)::int as taken",
  );
  expect(rows).toEqual([{ drafts: 5, taken: 0 }]);
});

test("drafts change no word of a house that is somebody's, and nothing where there are rooms", async () => {
  const app = await openTestApp({ seed: "drafts" });
  const { db, pool, clock } = app.deps;
  const seed = () => seedProperty(db, { as: "drafts", now: clock(), pictures: new Map() });
  const all = async () => (await pool.query("select * from property")).rows;
  expect(await seed()).toBe(0);
  for (const table of ["season", "room_on_sale", "listing_physical_room", "listing_photo"]) {
    await pool.query(`delete from ${table}`);
  }
  await pool.query("delete from listing");
  await pool.query("delete from physical_room");
  await pool.query(
    "update property set name = 'Serra Clara', texts = texts || '{\"description\": \"Na serra.\"}'",
  );
  const before = await all();
  expect(await seed()).toBe(5);
  expect(await all()).toEqual(before);
});

test("S9.08 no validity date and no reserved date of a seeded room lies in the past", async () => {
  const app = await openTestApp({ seed: "living" });
  const today = todayIn("America/Bahia", app.deps.clock());
  for (const id of ["mar", "coqueiro", "jangada", "farol", "casa-inteira"]) {
    const room = (await new Visit(app).get(`/quartos/listarQuartoPorId/${id}`)).json();
    expect(room.validity > today).toBe(true);
    expect(room.validity).toMatch(/-12-17$/);
  }
});
