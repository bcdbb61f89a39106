import pg from "pg";

/** Physical room and listing of the n-th room, outside the sample property's ids. */
export const FIRST_ROOM = 100_000;
export const roomId = (n: number) => `room-${n}`;

/** Days from one arrival to the next; a stay is three nights, the rest is free. */
export const RHYTHM = 25;
const STAYS_AHEAD = 20;

/**
 * Equal rooms, each with twenty stays ahead and as many behind. The booking horizon bounds what is
 * ahead; the past is what grows.
 */
export async function fill(
  databaseUrl: string,
  { rooms, bookings }: { rooms: number; bookings: number },
): Promise<void> {
  const behind = bookings / rooms - STAYS_AHEAD;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Skip foreign key checks: the generated rows are consistent.
  await client.query("set session_replication_role = replica");
  for (const statement of statements(rooms, behind)) await client.query(statement);
  await client.query("analyze");
  await client.end();
}

function statements(rooms: number, behind: number): string[] {
  const room = `generate_series(1, ${rooms}) as n`;
  const stay = `${room}, generate_series(${-behind}, ${STAYS_AHEAD - 1}) as k`;
  const id = "(lpad(to_hex(n), 8, '0') || lpad(to_hex(k + 1000), 24, '0'))::uuid";
  // Spread over days: all on one day would be unrealistic, and slow to index.
  const arrival = `current_date + 10 + n % 8 + k * ${RHYTHM}`;
  const sample = "(select * from listing where not whole_house order by position limit 1)";
  return [
    `insert into physical_room (id, name) select ${FIRST_ROOM} + n, 'room ' || n from ${room}`,
    `insert into listing (id, slug, position, published, capacity, room_count, nightly_price,
                          weekend_price, texts, texts_en)
     select 'room-' || n, 'room-' || n, 100 + n, true, capacity, room_count, nightly_price,
            weekend_price, texts, texts_en
     from ${sample} as sample, ${room}`,
    `insert into listing_physical_room select 'room-' || n, ${FIRST_ROOM} + n from ${room}`,
    `insert into listing_photo (listing_id, position, media_id, alt, alt_en)
     select 'room-' || n, photo.position, media_id, alt, alt_en
     from ${sample} as sample join listing_photo as photo on photo.listing_id = sample.id, ${room}`,
    `insert into season (listing_id, position, first_night, last_night, nightly_price)
     select 'room-' || n, season.position, first_night, last_night, season.nightly_price
     from ${sample} as sample join season on season.listing_id = sample.id, ${room}`,
    `insert into booking (id, code, listing_id, check_in, check_out, state, adults,
                          visitor_id, created_at, confirmed_at)
     select ${id}, 'FULL-' || n || '/' || k, 'room-' || n, ${arrival}, ${arrival} + 3, 'confirmed',
            2, ${id}, now() + k * interval '1 day', now()
     from ${stay}`,
    `insert into booking_account (booking_id, total, received)
     select ${id}, 90000, 90000 from ${stay}`,
    `insert into payment (id, booking_id, means, provider, reference, amount, at, by, received)
     select ${id}, ${id}, 'online', 'stripe', 'pi_' || ${id}, 90000, now(), 'provider', 90000
     from ${stay}`,
    `insert into stay (id, booking_id, listing_id, check_in, check_out, adults, children_up_to_12,
                       children_above_12)
     select ${id}, ${id}, 'room-' || n, ${arrival}, ${arrival} + 3, 2, 0, 0 from ${stay}`,
    `insert into account_entry (booking_id, kind, amount, stay_id, line, at, actor, source)
     select ${id}, 'charge', 90000, ${id},
            '{"kind":"nights","nights":3,"people":1,"unitPrice":30000,"amount":90000}', now(),
            'visitor', 'site' from ${stay}`,
    `insert into account_entry (booking_id, kind, amount, payment_id, at, actor, source)
     select ${id}, 'payment', 90000, ${id}, now(), 'provider', 'webhook' from ${stay}`,
    `insert into payment_session (id, booking_id, provider, purpose, amount, state, checkout_id,
                                  expires_at, opened_at)
     select ${id}, ${id}, 'stripe', 'booking', 90000, 'paid', 'cs_' || ${id}, now(), now()
     from ${stay}`,
    `insert into booking_journal (booking_id, at, event, state, actor, source)
     select ${id}, now(), 'confirmed', 'confirmed', 'visitor', 'site' from ${stay}`,
    `insert into occupied_nights (physical_room_id, stay, kind, booking_id)
     select ${FIRST_ROOM} + n, daterange(${arrival}, ${arrival} + 3), 'booking', ${id} from ${stay}`,
    "delete from listing_physical_room where listing_id not like 'room-%'",
    "delete from listing where id not like 'room-%'",
  ];
}
