import { sql } from "kysely";
import type { Stay } from "../../domain/stay.ts";
import type { Database, Tx } from "../database/connect.ts";
import { isUuid } from "../database/uuid.ts";
import type { Booking } from "./booking.ts";

type Wish = {
  readonly visitorId: string;
  readonly listing: { readonly id: string };
  readonly stay: Stay;
};

export async function findBooking(db: Database | Tx, id: string): Promise<Booking | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom("booking").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findLiveHold(
  db: Database | Tx,
  visitorId: string,
): Promise<Booking | undefined> {
  return db
    .selectFrom("booking")
    .selectAll()
    .where("visitor_id", "=", visitorId)
    .where("state", "=", "held")
    .executeTakeFirst();
}

/** What the visitor has booked herself among nights that she wants again. Nobody else is named. */
export async function findOwnCode(
  db: Database,
  { visitorId, listing, stay }: Wish,
): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select booking.code
    from listing_physical_room as part
    join occupied_nights as taken using (physical_room_id)
    join booking on booking.id = taken.booking_id
    where part.listing_id = ${listing.id}
      and taken.stay && daterange(${stay.checkIn}::date, ${stay.checkOut}::date, '[]')
      and booking.visitor_id = ${visitorId}::uuid
      and booking.state = 'confirmed'
    order by booking.check_in
    limit 1
  `.execute(db);
  return rows[0]?.code ?? null;
}

/** The booking with its row locked, after the locks on its rooms: always in that order. */
export async function lockBooking(tx: Tx, id: string): Promise<Booking> {
  return tx
    .selectFrom("booking")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
