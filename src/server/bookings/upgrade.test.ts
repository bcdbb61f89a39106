import { readFileSync } from "node:fs";
import { afterAll, describe, expect, inject, test } from "vitest";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { appOn } from "../../../tests/support/app-on.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { openConflictsOf, says } from "../../../tests/support/feeds.ts";
import { loadDump, migrateTo } from "../../../tests/support/released.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { findTakers } from "../calendar/find-takers.ts";
import { createPatientPool, createPool } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { findLinked } from "../guest/find-linked.ts";
import { portalBook } from "../portal-stays/testing/book.ts";
import { getBooking } from "./find-booking.ts";
import { getBookingDetails } from "./get-booking-details.ts";
import { keepBusy, olderRelease } from "./testing/older-release.ts";

const RELEASED = "src/server/bookings/testing/released-0045";
/** What release 0045 said about its bookings, who owes and who is owed. */
const said = JSON.parse(readFileSync(`${RELEASED}.json`, "utf8"), (name, value) =>
  // Said otherwise since: how much of a refund is stuck.
  name === "money" ? value.map(({ isStuck: _, ...entry }: { isStuck?: boolean }) => entry) : value,
);
const ids = Object.keys(said.bookings);
const dona = { actor: "person:dona", source: "admin" } as const;

const url = await recreateDatabase(inject("postgresUrl"), "several_stays_moved_in");
const released = createPool(url, 2);
await migrateTo(released, "0045");
await released.end();
const app = await appOn(url);
const { deps } = app;
await loadDump(url, `${RELEASED}.dump`);
const pool = createPatientPool(url);
const olderPool = createPool(url, 2);
const older = olderRelease(olderPool);
const columns = await columnsOfTables();
const before = await contents();
const busy = keepBusy(older);
await migrate(deps.pool, "migrations");
const meanwhile = await busy.stop();
app.passTime(said.at - deps.clock());
let lia: ReturnType<typeof ownerAt> | undefined;
/** Signs in once the rows of the release before were compared: she is none of them. */
const owner = async () => {
  lia ??= ownerAt(app);
  return (await lia).api;
};
afterAll(async () => {
  await olderPool.end();
  await pool.end();
  await app.close();
});

async function columnsOfTables(): Promise<[table: string, columns: string][]> {
  const { rows } = await pool.query<{ table: string; columns: string }>(`
    select table_name as "table", string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'
    group by table_name order by table_name`);
  return rows.map((row) => [row.table, row.columns]);
}

/** Every row of every table, as far as the release before knew it. */
async function contents(except: readonly string[] = []) {
  const all: Record<string, string[]> = {};
  for (const [table, known] of columns) {
    const { rows } = await pool.query<{ row: string }>(
      `select row_to_json(kept)::text as row from (select ${known} from "${table}") as kept
       order by 1`,
    );
    const kept = rows.map(({ row }) => row);
    all[table] = kept.filter((row) => !except.some((id) => row.includes(id)));
  }
  return all;
}

/** Bookings whose own columns differ from those of their only stay. */
async function outOfStep(): Promise<unknown[]> {
  const copied = [
    ...["listing_id", "check_in", "check_out", "adults", "children_up_to_12", "children_above_12"],
    ...["checked_in_at", "checked_out_at", "no_show_at"],
  ];
  const of = (table: string) => copied.map((name) => `${table}.${name}`).join(", ");
  const { rows } = await pool.query(
    `select booking.id from booking left join stay on stay.booking_id = booking.id
     where stay.id is distinct from booking.id or (${of("stay")}) is distinct from (${of("booking")})`,
  );
  return rows;
}

describe("a database filled by the release before", () => {
  test("every row is what it was: nights, marks, accounts, refunds, calendars", async () => {
    expect(Object.values(before).flat().length).toBeGreaterThan(300);
    expect(await contents(meanwhile)).toEqual(before);
  });

  test.each(ids)("%s has its room, dates, people and money", async (id) => {
    const now = await getBookingDetails(deps.db, id);
    const { listingId, checkIn, checkOut, guests, total, ...others } = said.bookings[id];
    expect(now).toMatchObject({ listingId, checkIn, checkOut, guests, total, ...others });
    const [stay, ...more] = (await getBooking(deps.db, id)).stays;
    expect(more).toEqual([]);
    expect(stay).toMatchObject({ id, listing_id: listingId, check_in: checkIn });
    const room = { stayId: id, listingId, checkIn, checkOut, guests };
    expect(now.rooms).toMatchObject([room]);
  });

  test("who owes and who is owed is the same", async () => {
    const lia = await owner();
    const { rows } = await lia.listDebts(null);
    const known = rows.filter(({ bookingId }) => ids.includes(bookingId));
    const debts: { link: string | null }[] = said.debts.rows;
    expect(known).toMatchObject(debts.map(({ link: _, ...debt }) => debt));
    expect(known.map(({ link }) => link !== null)).toEqual(debts.map(({ link }) => link !== null));
    expect(await lia.listOwed()).toMatchObject(said.owed);
  });

  test("a link that was mailed opens, until it is renewed", async () => {
    const links: (string | null)[] = said.debts.rows.map(
      ({ link }: { link: string | null }) => link,
    );
    const [, , , code = "", secret = ""] =
      links
        .find((link) => link)
        ?.split("/")
        .slice(1) ?? [];
    const booking = await findLinked(deps, code, secret);
    expect(booking?.code).toBe(code);
    await (await owner()).renewGuestLink(booking?.id ?? "");
    expect(await findLinked(deps, code, secret)).toBeUndefined();
  });

  test("every booking is its first stay, and every promise holds", async () => {
    expect(await outOfStep()).toEqual([]);
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });
});

describe("a process of the release before", () => {
  test("that wrote while the migrations ran has lost nothing", async () => {
    expect(meanwhile.length).toBeGreaterThan(1);
    for (const id of meanwhile) {
      const { rows } = await pool.query("select adults, checked_in_at from stay where id = $1", [
        id,
      ]);
      expect(rows).toEqual([{ adults: 3, checked_in_at: expect.any(Date) }]);
    }
  });

  test("still books, moves and marks: the stay follows", async () => {
    const [id, absent] = [await older.book(), await older.book()];
    await older.move(id, { listingId: "mar", adults: 4 });
    await older.mark(id, "checked_in_at");
    await older.mark(id, "checked_out_at");
    await older.mark(absent, "no_show_at");
    expect(await outOfStep()).toEqual([]);
    const { stays, check_in, check_out } = await getBooking(deps.db, id);
    expect(stays).toMatchObject([{ id, listing_id: "mar", adults: 4, children_up_to_12: 1 }]);
    const stay = { checkIn: check_in, checkOut: check_out };
    const takers = () => findTakers(deps.db, { listingId: "mar", stay });
    expect(await takers()).toMatchObject([{ kind: "booking", bookingId: id }]);
    expect(await findTakers(deps.db, { listingId: "mar", stay }, id)).toEqual([]);
  });

  test("reads what this release has changed, and its nights are freed here", async () => {
    const id = await older.book();
    await deps.db.updateTable("stay").set({ adults: 5 }).where("id", "=", id).execute();
    const { rows } = await pool.query("select adults from booking where id = $1", [id]);
    expect(rows).toEqual([{ adults: 5 }]);
    await cancelBooking(deps, id, dona, { who: "guest" });
    const left = await pool.query("select from occupied_nights where booking_id = $1", [id]);
    expect(left.rows).toEqual([]);
  });

  test("is refused where it would lose a room", async () => {
    const id = await older.book();
    await pool.query(
      `insert into stay (booking_id, listing_id, check_in, check_out, adults, children_up_to_12,
                         children_above_12, position)
       select id, 'mar', check_in, check_out, 1, 0, 0, 1 from booking where id = $1`,
      [id],
    );
    await expect(older.move(id)).rejects.toThrow("changed through its stays");
    await pool.query("delete from stay where booking_id = $1 and position = 1", [id]);
    await pool.query("update stay set adults = adults where booking_id = $1", [id]);
  });
});

test("portals' events become guests at the next reading, and every night is as it was", async () => {
  const taken = async () => {
    const { rows } = await pool.query(
      `select physical_room_id as room, range_agg(stay)::text as nights
       from occupied_nights group by room order by room`,
    );
    return rows;
  };
  const nights = await taken();
  const feeds = await deps.db.selectFrom("channel_feed").selectAll().execute();
  for (const { id, portal } of feeds) {
    const { rows } = await deps.pool.query(
      `select uid, first_night as "checkIn", end_day as "checkOut" from imported_event
       where feed_id = $1`,
      [id],
    );
    const sale = (uid: string) => (uid === "closed" ? "closed" : "sold");
    const conflicts = await openConflictsOf(app, id);
    const events = rows.map((row) => ({
      ...row,
      ...(portal === "airbnb" && { sale: sale(row.uid) }),
    }));
    await says(app, id, events);
    expect(await openConflictsOf(app, id)).toEqual(conflicts);
  }
  expect(await taken()).toEqual(nights);
  const named = (book: Awaited<ReturnType<typeof portalBook>>) =>
    book.map(({ guestName, state, total }) => ({ guestName, state, total }));
  const stranger = { guestName: null, state: "confirmed", total: 0 };
  expect(named(await portalBook(app, "mar"))).toEqual([stranger]);
  expect(named(await portalBook(app, "coqueiro"))).toEqual([
    { guestName: "Nina Reis", state: "confirmed", total: 600_00 },
    stranger,
    stranger,
  ]);
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});
