import { expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { getListing } from "../listings/get-listing.ts";
import { lockRooms } from "./lock-rooms.ts";
import { freeNights } from "./take-nights.ts";

const app = await openTestApp();
const { db, pool } = app.deps;

/** How many wait for the room locks: exclusively (to take nights) and shared (to read them). */
async function queue(): Promise<{ take: number; see: number }> {
  const { rows } = await pool.query<{ take: number; see: number }>(`
    select count(*) filter (where mode = 'ExclusiveLock')::int as take,
           count(*) filter (where mode = 'ShareLock')::int as see
    from pg_locks where locktype = 'advisory' and classid = 1 and not granted
  `);
  return rows[0] ?? { take: 0, see: 0 };
}

test("who wants taken nights while they are being freed waits, and has them", async () => {
  const stay = stayAhead(app, 30, 2);
  await new Visit(app).book("farol", stay);
  const listing = await getListing(db, "farol");
  const { press } = await db.transaction().execute(async (tx) => {
    await lockRooms(tx, listing.physicalRoomIds);
    const press = new Visit(app).book("farol", stay);
    await expect.poll(queue, { timeout: 2_500 }).toEqual({ take: 0, see: 1 });
    const { id } = await tx.selectFrom("booking").select("id").executeTakeFirstOrThrow();
    await freeNights({ tx, at: new Date(app.deps.clock()) }, id);
    return { press };
  });
  expect((await press).statusCode).toBe(200);
});

test("those who wait to see do not wait for each other, and none takes the lock", async () => {
  const stay = stayAhead(app, 60, 2);
  await new Visit(app).book("farol", stay);
  const listing = await getListing(db, "farol");
  const { presses } = await db.transaction().execute(async (tx) => {
    await lockRooms(tx, listing.physicalRoomIds);
    const presses = [1, 2, 3].map(() => new Visit(app).book("farol", stay));
    await expect.poll(queue, { timeout: 2_500 }).toEqual({ take: 0, see: 3 });
    return { presses };
  });
  const answers = await Promise.all(presses);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
});
