import fc from "fast-check";
import { expect, test } from "vitest";
import { connectFeed, says } from "../../../tests/support/feeds.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays, type Day, daysFrom, todayIn } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import { createPatientPool } from "../database/connect.ts";
import { findFeed } from "./find-feed.ts";
import { closedStays, ourCalendar } from "./our-calendar.ts";
import { parseCalendar } from "./parse-calendar.ts";

const HOUSES = 2_000;
/** Fewer than are read, because writing is slower. */
const COPIED = 200;
const ZONE = "America/Bahia";
const app = await openTestApp();
const { deps } = app;
const today = todayIn(ZONE, deps.clock());

type Taken = {
  readonly room: number;
  readonly kind: "hold" | "booking" | "block" | "imported";
  readonly from: number;
  readonly nights: number;
};

/** Up to four rooms, each a listing, and one listing of them all; some nights of each are taken. */
const randomProperty = fc.record({
  rooms: fc.integer({ min: 1, max: 4 }),
  taken: fc.array(
    fc.record<Taken>({
      room: fc.nat(3),
      kind: fc.constantFrom("hold", "booking", "block", "imported"),
      from: fc.integer({ min: -10, max: 400 }),
      nights: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 12 },
  ),
});
type RandomProperty = typeof randomProperty extends fc.Arbitrary<infer T> ? T : never;

const apps = fc.sample(randomProperty, { numRuns: HOUSES, seed: 20_261_115 });

/** Drops overlaps as the database would: the first in a room has the nights. */
function settled({ rooms, taken }: RandomProperty): readonly Taken[] {
  const kept: Taken[] = [];
  for (const wish of taken.filter(({ room }) => room < rooms)) {
    const end = wish.from + wish.nights;
    const clash = kept.some(
      (one) => one.room === wish.room && one.from < end && wish.from < one.from + one.nights,
    );
    if (!clash) kept.push(wish);
  }
  return kept;
}

const listingOf = (index: number, room: number | "all") => `h${index}-${room}`;
const roomOf = (index: number, room: number) => 1_000 + index * 4 + room;
const stayOf = ({ from, nights }: Taken): Stay => ({
  checkIn: addDays(today, from),
  checkOut: addDays(today, from + nights),
});

/** All cases at once: disjoint rooms of one database, written in a few statements. */
async function build(): Promise<void> {
  const rooms = apps.flatMap(({ rooms: count }, index) =>
    Array.from({ length: count }, (_, room) => ({ index, room, id: roomOf(index, room) })),
  );
  const listings = [
    ...rooms.map(({ index, room, id }) => ({ listing: listingOf(index, room), rooms: [id] })),
    ...apps.map(({ rooms: count }, index) => ({
      listing: listingOf(index, "all"),
      rooms: Array.from({ length: count }, (_, room) => roomOf(index, room)),
    })),
  ];
  const taken = apps.flatMap((one, index) =>
    settled(one).map((taker) => ({
      ...stayOf(taker),
      kind: taker.kind,
      room: roomOf(index, taker.room),
      listing: listingOf(index, taker.room),
    })),
  );
  // Large statements, on a machine that may be slow.
  const client = createPatientPool(deps.config.DATABASE_URL);
  await client.query(
    "insert into physical_room (id, name) select id, 'r' || id from unnest($1::int[]) as id",
    [rooms.map(({ id }) => id)],
  );
  await client.query(
    `insert into listing (id, slug, position, capacity, room_count, nightly_price, texts)
     select id, id, 100, 2, 1, 100, '{"name": "x"}' from unnest($1::text[]) as id`,
    [listings.map(({ listing }) => listing)],
  );
  await client.query(
    `insert into listing_physical_room
     select listing, room::int from unnest($1::text[], $2::text[]) as one (listing, rooms),
            unnest(string_to_array(rooms, ',')) as room`,
    [listings.map(({ listing }) => listing), listings.map((one) => one.rooms.join())],
  );
  await client.query(
    `with wanted as (
       select gen_random_uuid() as id, * from json_to_recordset($1)
         as (listing text, room int, kind text, "checkIn" date, "checkOut" date)
     ), bookings as (
       insert into booking (id, code, listing_id, check_in, check_out, state, adults,
                            created_at, confirmed_at)
       select id, id::text, listing, "checkIn", "checkOut",
              case kind when 'hold' then 'held' else 'confirmed' end, 1, now(), now()
       from wanted where kind in ('hold', 'booking')
     ), blocks as (
       insert into block (id, listing_id, first_night, end_day, note, created_at, by)
       select id, listing, "checkIn", "checkOut", '', now(), 'x' from wanted where kind = 'block'
     ), feeds as (
       insert into channel_feed (listing_id, name, portal, url, created_at, next_try_at)
       select distinct listing, 'x', 'other', 'https://portal.example/x', now(), now()
       from wanted where kind = 'imported' returning id, listing_id
     ), events as (
       insert into imported_event (id, feed_id, uid, first_night, end_day, first_seen_at)
       select wanted.id, feeds.id, wanted.id::text, "checkIn", "checkOut", now()
       from wanted join feeds on listing_id = listing where kind = 'imported'
     )
     insert into occupied_nights (physical_room_id, stay, kind, booking_id, block_id, imported_event_id)
     select room, daterange("checkIn", "checkOut"), kind,
            case when kind in ('hold', 'booking') then id end,
            case when kind = 'block' then id end, case when kind = 'imported' then id end
     from wanted`,
    [JSON.stringify(taken)],
  );
  await client.end();
}

async function exported(listingId: string, feedId: string | null = null) {
  const text = ourCalendar(await closedStays(deps.db, { listingId, feedId }, today), "localhost");
  const parsed = parseCalendar(text, ZONE);
  if (parsed.kind !== "read" || parsed.unreadable > 0) throw new Error(text);
  return parsed.stays;
}

/** Past nights are ignored. */
function nightsOf(stays: readonly Stay[]): Day[] {
  const nights = stays.flatMap(({ checkIn, checkOut }) => daysFrom(checkIn, checkOut));
  return [...new Set(nights.filter((night) => night >= today))].sort();
}

async function rowsOf(feedId: string) {
  const { rows } = await deps.pool.query(
    `select occupied_nights.id, stay::text from occupied_nights
     join imported_event on imported_event.id = imported_event_id where feed_id = $1
     order by occupied_nights.id`,
    [feedId],
  );
  return rows;
}

test(`what is read from our calendar is what is taken, in ${HOUSES} random houses`, async () => {
  await build();
  for (const [index, one] of apps.entries()) {
    // Holds are not exported.
    const taken = settled(one).filter(({ kind }) => kind !== "hold");
    expect(nightsOf(await exported(listingOf(index, "all")))).toEqual(nightsOf(taken.map(stayOf)));
    const first = taken.filter(({ room }) => room === 0);
    expect(nightsOf(await exported(listingOf(index, 0)))).toEqual(nightsOf(first.map(stayOf)));
  }
});

test("read into another house it takes the same nights, and again it changes nothing", async () => {
  const { id: room } = await deps.db
    .insertInto("physical_room")
    .values({ name: "Outra casa" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await deps.pool.query(
    `insert into listing (id, slug, position, capacity, room_count, nightly_price, texts)
     values ('copy', 'copy', 100, 2, 1, 100, '{"name": "x"}')`,
  );
  const physicalRoom = { listing_id: "copy", physical_room_id: room };
  await deps.db.insertInto("listing_physical_room").values(physicalRoom).execute();
  for (let index = 0; index < COPIED; index += 1) {
    const feed = await connectFeed(app, "copy", "other");
    // With the portal's own uids.
    const stays = (await exported(listingOf(index, "all"))).map((stay, at) => ({
      ...stay,
      uid: `${at}`,
    }));
    await says(app, feed.id, stays);
    const once = await rowsOf(feed.id);
    const again = await exported("copy");
    expect(nightsOf(again)).toEqual(nightsOf(stays));
    await says(app, feed.id, stays);
    expect(await rowsOf(feed.id)).toEqual(once);
    // Exported to the portal that the nights came from, then imported again.
    expect(await exported("copy", feed.id)).toEqual([]);
    await says(app, feed.id, [...stays, ...again]);
    expect(await rowsOf(feed.id)).toEqual(once);
    expect((await findFeed(deps.db, feed.id)).answer).toBe("read");
    await deps.db.deleteFrom("channel_feed").where("id", "=", feed.id).execute();
    // A portal stay that is marked as gone is not completed.
    await deps.pool.query("update portal_stay set gone_at = now() where listing_id = 'copy'");
  }
});
