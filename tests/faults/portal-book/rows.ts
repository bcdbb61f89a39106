import type { Stay } from "../../../src/domain/stay.ts";
import type { Desk, World } from "./world.ts";

/** What the book says of a portal's stay. */
export type Row = Stay & {
  readonly id: string;
  readonly state: string;
  readonly written: Written;
  readonly total: number;
  readonly received: number;
  readonly nature: "guest" | "closed";
  readonly isRead: boolean;
  readonly goneAt: Date | null;
};

export type Written = {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly adults: number;
  readonly peopleKnown: boolean;
  readonly arrival: string | null;
  readonly note: string;
  readonly commission: number | null;
};

export async function rowsOf({ app }: World, { room, name }: Desk): Promise<Row[]> {
  const { rows } = await app.deps.pool.query<Row>(
    `select booking.id, state, booking_account.total, received, nature,
            check_in as "checkIn", check_out as "checkOut",
            imported_event_id is not null as "isRead", gone_at as "goneAt",
            jsonb_build_object(
              'name', guest_name, 'phone', guest_phone, 'email', guest_email, 'adults', adults,
              'peopleKnown', people_known, 'arrival', expected_arrival, 'note', note,
              'commission', commission) as written
     from portal_stay join booking on booking.id = booking_id
     join booking_account using (booking_id)
     where portal_stay.listing_id = $1 and portal = $2`,
    [room, name],
  );
  return rows;
}
