import { readFileSync } from "node:fs";
import { afterAll, describe, expect, inject, test } from "vitest";
import { identifySamplePictures } from "../../../sample/sample-pictures.ts";
import { seedProperty } from "../../../sample/seed-property.ts";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { loadDump, migrateTo } from "../../../tests/support/released.ts";
import { leftIn, openOf } from "../../domain/account.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import { statementOf } from "../bookings/statement.ts";
import { connect, createPatientPool, createPool } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { readAccount } from "./read-account.ts";

/** What release 0024 said about each booking. */
type Said = {
  readonly state: string;
  readonly total: number;
  readonly balance: number;
  readonly paid: number;
  readonly received: number;
  readonly returned: number;
  readonly open: number;
  readonly disputed: number;
  readonly byHandDue: number;
  readonly cardReturns: readonly [amount: number, reason: string, state: string][];
  readonly lines: number;
};

const RELEASED = "src/server/account/testing/released-0024";
const said: Record<string, Said> = JSON.parse(readFileSync(`${RELEASED}.json`, "utf8")).bookings;

const url = await recreateDatabase(inject("postgresUrl"), "moved_in");
const pool = createPool(url, 4);
const db = connect(pool);
await migrateTo(pool, "0024");
await seedProperty(db, {
  as: "empty",
  now: Date.parse("2026-11-16T12:00:00-03:00"),
  pictures: await identifySamplePictures(),
});
await loadDump(url, `${RELEASED}.dump`);
await migrate(pool, "migrations");
/** Not a connection of this release. */
const older = createPatientPool(url);
afterAll(async () => {
  await older.end();
  await pool.end();
});

const ids = Object.keys(said);
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

describe("a database filled by the release before", () => {
  test.each(ids)("%s: every total, refund and debt is what it was", async (id) => {
    const before = said[id] as Said;
    const booking = await getBooking(db, id);
    const account = await readAccount(db, id);
    const now = await statementOf(db, booking);
    expect(booking.state).toBe(before.state);
    expect(account).toMatchObject({ received: before.received, disputed: before.disputed });
    expect(now.returned).toBe(before.returned);
    const online = now.returns.filter(({ means }) => means === "online");
    expect(online.map(({ amount, reason, state }) => [amount, reason, state])).toEqual(
      before.cardReturns,
    );
    const waiting = now.returns.filter(({ state }) => state === "by-hand");
    expect(sum(waiting.map(({ amount }) => amount))).toBe(before.byHandDue);
    const isOver = before.state === "cancelled" || before.state === "refunded";
    if (isOver) {
      expect(openOf(account)).toBeLessThanOrEqual(0);
    } else {
      expect(account.total).toBe(before.total);
      expect(booking.lines).toHaveLength(before.lines);
      expect(now.open).toBe(before.open);
    }
    const { balance } = await getBookingDetails(db, id);
    expect(balance).toBe(before.balance);
    // What can go back, by card and by hand together.
    if (before.state === "confirmed") {
      expect(leftIn(account)).toBe(Math.max(0, before.paid - before.disputed));
    }
  });

  test("the account is the sum of its entries, and every promise holds", async () => {
    const { rows } = await pool.query(`
      select booking_id from booking_account as account
      where (total, received, refunding, refunded, disputed, lost) <> (
        select coalesce(sum(amount) filter (where kind = 'charge'), 0),
               coalesce(sum(amount) filter (where kind = 'payment'), 0),
               coalesce(sum(amount) filter (where kind = 'refund'), 0),
               coalesce(sum(amount) filter (where kind = 'refunded'), 0),
               coalesce(sum(amount) filter (where kind = 'dispute'), 0),
               coalesce(sum(amount) filter (where kind = 'dispute-lost'), 0)
        from account_entry where account_entry.booking_id = account.booking_id)`);
    expect(rows).toEqual([]);
    expect(await brokenInvariants(pool)).toEqual([]);
  });

  test("moving in again changes nothing", async () => {
    const count = "select count(*) from account_entry";
    const before = (await pool.query(count)).rows;
    await older.query("select move_in_booking(id) from booking");
    expect((await pool.query(count)).rows).toEqual(before);
  });
});

describe("a process of the release before, still running,", () => {
  const confirmedOf = (wanted: (one: Said) => boolean) =>
    ids.filter((id) => said[id]?.state === "confirmed" && wanted(said[id] as Said));
  const untouched = confirmedOf(
    ({ disputed, returned, cardReturns }) => disputed + returned + cardReturns.length === 0,
  );
  const [paidOnline = ""] = untouched.filter((id) => (said[id]?.received ?? 0) > 150_000);
  const [openOne = ""] = untouched.filter((id) => (said[id]?.open ?? 0) > 1_000);

  test("enters what it notes at the reception", async () => {
    const before = await readAccount(db, openOne);
    await older.query(
      "insert into hand_payment (booking_id, amount, method, at, by) values ($1, 1000, 'pix', now(), 'person:x')",
      [openOne],
    );
    expect(openOf(await readAccount(db, openOne))).toBe(openOf(before) - 1_000);
  });

  test("changes a price in both, and reads the price that this release writes", async () => {
    const line = { kind: "agreed", nights: 1, people: 1, unitPrice: 90_000, amount: 90_000 };
    await older.query("update booking set lines = $2, total = 90000 where id = $1", [
      openOne,
      JSON.stringify([line]),
    ]);
    expect(await getBooking(db, openOne)).toMatchObject({ total: 90_000, lines: [line] });
    const { total } = (await older.query("select total from booking where id = $1", [openOne]))
      .rows[0];
    expect(total).toBe(90_000);
  });

  test("cannot give back more than came in", async () => {
    const { received } = await readAccount(db, paidOnline);
    const owe = (amount: number) =>
      older.query(
        `insert into refund (booking_id, payment_id, reason, amount, created_at)
         select id, payment_id, 'goodwill', $2, now() from booking where id = $1`,
        [paidOnline, amount],
      );
    await owe(received - 1_000);
    expect((await readAccount(db, paidOnline)).refunding).toBe(received - 1_000);
    await expect(owe(2_000)).rejects.toMatchObject({
      constraint: expect.stringContaining("returns_never_exceed"),
    });
    expect(await readAccount(db, paidOnline)).toMatchObject({ refunding: received - 1_000 });
  });
});
