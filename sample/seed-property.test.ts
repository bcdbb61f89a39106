import { expect, test } from "vitest";
import { todayIn } from "../src/domain/day.ts";
import { openTestApp } from "../tests/support/test-app.ts";
import { Visit } from "../tests/support/visit.ts";

test("R21.01 a live installation starts without rooms; seeded drafts stay unpublished and empty", async () => {
  const app = await openTestApp({ seed: "drafts" });
  expect((await new Visit(app).get("/quartos/listarQuartos")).json()).toEqual([]);
  expect((await new Visit(app).get("/quartos/listarQuartoPorId/mar")).statusCode).toBe(404);
  const { rows } = await app.deps.pool.query(
    "select (select count(*) from listing where not published)::int as drafts, (select count(*) from occupied_nights)::int as taken",
  );
  expect(rows).toEqual([{ drafts: 5, taken: 0 }]);
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
