import { sql } from "kysely";
import { type Booking, selectBookings } from "../bookings/booking.ts";
import type { Database, Tx } from "../database/connect.ts";

/** A person is identified by an e-mail address or by one of her bookings. */
export type PersonKey = { readonly email: string } | { readonly code: string };

export async function findBookingByCode(
  db: Database | Tx,
  code: string,
): Promise<Booking | undefined> {
  return selectBookings(db).where("code", "=", code.trim().toUpperCase()).executeTakeFirst();
}

export async function bookingsOfKey(db: Database | Tx, key: PersonKey): Promise<Booking[]> {
  if ("email" in key) return bookingsOfEmail(db, key.email);
  const booking = await findBookingByCode(db, key.code);
  return booking ? bookingsOfPerson(db, booking) : [];
}

/**
 * The booking and all others with the same e-mail address. A shared phone number proves nothing.
 */
export async function bookingsOfPerson(db: Database | Tx, booking: Booking): Promise<Booking[]> {
  const all = booking.guest_email ? await bookingsOfEmail(db, booking.guest_email) : [];
  return all.some(({ id }) => id === booking.id) ? all : [booking];
}

/** Includes expired holds of the same browser, which have no name of their own. */
async function bookingsOfEmail(db: Database | Tx, email: string): Promise<Booking[]> {
  const named = sql<boolean>`lower(guest_email) = ${email.trim().toLowerCase()}`;
  return selectBookings(db)
    .where((eb) =>
      eb.or([
        named,
        sql<boolean>`guest_email is null and visitor_id in (
          select visitor_id from booking where ${named})`,
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
