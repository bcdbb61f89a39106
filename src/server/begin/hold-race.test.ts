import { describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { problems } from "../../contract/problems.ts";
import { type Day, daysBetween } from "../../domain/day.ts";
import { includesReservedDay, nightCount } from "../../domain/stay.ts";

const TRIES = 50;
const reservedDaysOf = (id: string) => calls.listReservedDays.path.replace(":id", id);

/**
 * Statuses of two concurrent visitors: one wants the whole house, the other a room of it. Both
 * release at the end, so that no room becomes contested.
 */
async function raceForWeek(app: TestApp, week: number): Promise<number[]> {
  const stay = stayAhead(app, 10 + week * 5, 2);
  const rivals = week % 2 === 0 ? ["casa-inteira", "mar"] : ["farol", "casa-inteira"];
  const visits = rivals.map((room) => ({ room, visit: new Visit(app) }));
  const answers = await Promise.all(visits.map(({ room, visit }) => visit.book(room, stay)));
  for (const { visit } of visits) await visit.post(calls.releaseCheckout.path);
  return answers.map(({ statusCode }) => statusCode);
}

async function raceFiftyTimes(app: TestApp): Promise<string[]> {
  const outcomes: string[] = [];
  for (let week = 0; week < TRIES; week++) {
    outcomes.push((await raceForWeek(app, week)).sort().join(" and "));
  }
  return outcomes;
}

describe("two overlapping holds at once, the whole house and one room", () => {
  test("one wins and one is refused, fifty times of fifty", async () => {
    const app = await openTestApp();
    expect(await raceFiftyTimes(app)).toEqual(Array(TRIES).fill("200 and 409"));
  });

  test("R36.02 the loser is told in Portuguese and offered other dates", async () => {
    const app = await openTestApp();
    const stay = stayAhead(app, 30, 3);
    await new Visit(app).book("casa-inteira", stay);
    const refused = await new Visit(app).book("mar", stay);

    expect(refused.statusCode).toBe(409);
    expect(refused.headers["content-type"]).toContain("application/problem+json");
    const problem = refused.json();
    expect(problem).toMatchObject({ code: "nights-taken", detail: problems["nights-taken"][1] });
    expect(problem.alternatives).toHaveLength(3);
    const reserved = new Set((await new Visit(app).get(reservedDaysOf("mar"))).json());
    for (const { startDate, endDate } of problem.alternatives) {
      const offered = { checkIn: startDate, checkOut: endDate };
      expect(nightCount(offered)).toBe(3);
      expect(Math.abs(daysBetween(stay.checkIn, startDate))).toBeLessThanOrEqual(30);
      expect(includesReservedDay(offered, reserved as Set<Day>, false)).toBe(false);
    }
  });

  test("without the lock and the constraint both win: the race above is a real one", async () => {
    const app = await openTestApp();
    await removeSafeguards(app);
    expect(await raceFiftyTimes(app)).toContain("200 and 200");
  });
});

/** Shadows the lock function with a no-op; new connections find it first. */
async function removeSafeguards({ deps }: TestApp): Promise<void> {
  const { rows } = await deps.pool.query("select current_database() as name");
  await deps.pool.query(`
    alter table occupied_nights drop constraint nights_never_overlap;
    create function public.pg_advisory_xact_lock(int, int) returns void language sql as 'select';
    alter database ${rows[0].name} set search_path = public, pg_catalog;
  `);
  await deps.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  // This connection still has the old search path.
  const client = await deps.pool.connect();
  client.release(true);
}
