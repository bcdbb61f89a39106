import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { machineNow } from "../../../sandbox/clock.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays, todayIn } from "../../domain/day.ts";

const app = await openTestApp();
const { pool } = app.deps;
const lia = await ownerAt(app);
/** Uses the real clock, because the migration uses the database's. */
const today = todayIn("America/Bahia", machineNow());
const ahead = (days: number) => addDays(today, days);

/** In the table's old order: the first season that covers a night counted. */
async function hadSeasons(listingId: string, ...seasons: [number, number, number, number?][]) {
  for (const [position, [from, to, price, fromNights = null]] of seasons.entries()) {
    await pool.query(
      `insert into season (listing_id, position, first_night, last_night, nightly_price, from_nights)
       values ($1, $2, $3, $4, $5, $6)`,
      [listingId, position, ahead(from), ahead(to), price, fromNights],
    );
  }
}

test("a house that comes from the old order is told once, by room, which nights cost otherwise", async () => {
  await pool.query("delete from season; alter table season drop column created_at");
  // Summer came first and shadowed carnival, and the week of a feast that is now past.
  await hadSeasons("mar", [-40, 90, 100], [30, 34, 180], [-20, 1, 150], [60, 60, 100]);
  // Already in the new order; and duplicates, of which the first keeps its precedence.
  await hadSeasons("farol", [10, 12, 200], [20, 25, 1], [20, 25, 2], [0, 80, 100]);
  // An offer for long stays lay below summer: nothing changes for short stays, the price does for
  // long ones.
  await hadSeasons("jangada", [0, 80, 100], [40, 41, 70, 3]);
  await hadSeasons("coqueiro", [0, 80, 100], [40, 41, 70]);
  await pool.query("update listing set published = false where id = 'coqueiro'");
  const migration = await readFile("migrations/0014_season_created_at.sql", "utf8");
  await pool.query(migration);

  const { alerts } = await lia.api.today();
  const told = alerts.filter(({ kind }) => kind === "season-prices");
  expect(
    told
      .sort((one, other) => one.subject.localeCompare(other.subject))
      .map(({ subject, seasons }) => [subject, seasons]),
  ).toEqual([
    [
      "jangada",
      { listingName: "Quarto Jangada", nights: [{ checkIn: ahead(40), checkOut: ahead(42) }] },
    ],
    [
      "mar",
      {
        listingName: "Quarto Mar",
        nights: [
          { checkIn: today, checkOut: ahead(2) },
          { checkIn: ahead(30), checkOut: ahead(35) },
        ],
      },
    ],
  ]);
  const { rows } = await pool.query(
    "select nightly_price from season where listing_id = 'farol' order by created_at desc limit 1",
  );
  expect(rows).toEqual([{ nightly_price: 200 }]);

  for (const { id } of told) await lia.api.dismissAlert(id);
  expect((await lia.api.today()).alerts).toEqual([]);
});
