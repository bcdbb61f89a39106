import { sql } from "kysely";
import type { Day } from "../../../src/domain/day.ts";
import { listBookings } from "../../../src/server/bookings/list-bookings.ts";
import { connect, createPool, type Database } from "../../../src/server/database/connect.ts";
import { type Figure, figure, timesAsMuch } from "./measure.ts";
import { type PostgresCpu, watchPostgres } from "./postgres-cpu.ts";
import { alternate, type Side } from "./rounds.ts";

const PAGE = 100;
const TIMES = 10;

/** What the accounts add to a page of the owner's list, PostgreSQL included. */
export async function benchList(databaseUrl: string, today: Day): Promise<Figure[]> {
  const pool = createPool(databaseUrl, 1);
  const db = connect(pool);
  const postgres = await watchPostgres(databaseUrl);
  const list = () => listBookings(db, { view: "upcoming" }, today, PAGE);
  const [listed, bare] = await alternate(
    [costOf(list, postgres), costOf(() => readBare(db, today), postgres)],
    { rounds: 15, warmUp: 3 },
  );
  await postgres.close();
  await pool.end();
  const unit = `times the cost of ${PAGE} bookings without their accounts`;
  return [figure("list-bookings", timesAsMuch(listed, bare), unit, { atMost: 1.25 })];
}

/** The same bookings in the same order, with their listing's name but without money. */
async function readBare(db: Database, today: Day): Promise<unknown[]> {
  return db
    .selectFrom("booking")
    .innerJoin("listing", "listing.id", "booking.listing_id")
    .selectAll("booking")
    .select(sql<string>`listing.texts ->> 'name'`.as("listing_name"))
    .where("state", "in", ["held", "confirmed"])
    .where("check_out", ">=", today)
    .where("checked_out_at", "is", null)
    .orderBy("check_in")
    .orderBy("booking.id")
    .limit(PAGE + 1)
    .execute();
}

function costOf(read: () => Promise<unknown>, postgres: PostgresCpu): Side {
  const spent = async () => process.cpuUsage().user / 1000 + (await postgres.now());
  return async () => {
    const before = await spent();
    for (let time = 0; time < TIMES; time++) await read();
    return (await spent()) - before;
  };
}
