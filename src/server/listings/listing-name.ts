import { type RawBuilder, sql } from "kysely";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { Database, Tx } from "../database/connect.ts";
import { textsIn } from "./texts-in.ts";

/** Also for unpublished listings: their bookings remain. */
export async function listingName(
  db: Database | Tx,
  id: string,
  language: Language = defaultLanguage,
): Promise<string> {
  const row = await db
    .selectFrom("listing")
    .select(["texts", "texts_en"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return textsIn(row, language).name;
}

type WithStays = { readonly stays: readonly { readonly listing_id: string }[] };

/** All rooms of a booking: 'Quarto Mar e Quarto Jangada'. */
export async function roomNames(
  db: Database | Tx,
  { stays }: WithStays,
  language: Language = defaultLanguage,
): Promise<string> {
  const rooms: { name: string }[] = [];
  for (const { listing_id } of stays) {
    rooms.push({ name: await listingName(db, listing_id, language) });
  }
  return namesIn(rooms, language);
}

export function namesIn(rooms: readonly { readonly name: string }[], language: Language): string {
  return new Intl.ListFormat(language).format(rooms.map(({ name }) => name));
}

const namesOfRooms = (name: RawBuilder<unknown>) => sql<string>`(
  select string_agg(${name}, ' + ' order by stay.position, stay.id)
  from stay join listing on listing.id = stay.listing_id
  where stay.booking_id = booking.id and stay.cancelled_at is null
)`;

/** A listing's name in a query on bookings, in the dashboard's language. */
export const roomName = sql<string>`listing.texts ->> 'name'`;

/** A listing's name in the language of the booking. */
export const roomNameToGuest = sql<string>`case when booking.language = 'en-US'
  then coalesce(nullif(listing.texts_en ->> 'name', ''), listing.texts ->> 'name')
  else listing.texts ->> 'name' end`;

/** The same for all rooms of a booking. */
export const roomNamesOfBooking = namesOfRooms(roomName);
export const roomNamesToGuest = namesOfRooms(roomNameToGuest);
