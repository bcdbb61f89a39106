import { sql } from "kysely";
import type { Booking } from "../bookings/booking.ts";
import type { Database, Tx } from "../database/connect.ts";
import { linesWithoutWords } from "./without-words.ts";

/** Replaces a name in a note. */
const GONE = "[dados apagados]";
const SHORTEST = 6;
/** For guests' own texts, which may be longer than notes. */
const LONGEST = 1_000;

/** Where a text is stored; `id` is that of its row, or of the booking whose guest wrote it. */
type Place = "block" | "booking" | "account" | "companions" | "wishes" | "change" | "cancellation";

export type Mention = {
  readonly kind: Place;
  readonly id: string;
  readonly first_day: string;
  readonly note: string;
};

type Person = Pick<Booking, "id" | "guest_name" | "guest_email" | "guest_phone">;

/** Notes and guests' words on other bookings, and on blocks, that contain one of these people's data. */
export async function findMentions(
  db: Database | Tx,
  people: readonly Person[],
): Promise<Mention[]> {
  const patterns = patternsFor(people);
  if (patterns.length === 0) return [];
  const { rows } = await sql<Mention>`
    with written as (
      select 'block' as kind, id::text, null::uuid as booking_id, first_night as first_day, note
      from block
      union all
      select 'booking', id::text, id, check_in, note from booking
      union all
      select 'account', entry_id::text, booking.id, check_in, text
      from account_note join account_entry on account_entry.id = entry_id
      join booking on booking.id = booking_id
      union all
      select said.kind, booking_id::text, booking_id, check_in, said.text
      from guest_words join booking on booking.id = booking_id
      cross join lateral (values
        ('companions', array_to_string(companions, ${SEPARATOR})), ('wishes', wishes)
      ) as said (kind, text)
      union all
      select 'change', stay_change.id::text, booking_id, booking.check_in, words
      from stay_change join booking on booking.id = booking_id
      union all
      select 'cancellation', booking_id::text, booking_id, check_in, agreed
      from cancellation join booking on booking.id = booking_id
    )
    select kind, id, first_day, note from written
    where lower(note) like any(${patterns}::text[])
      and (booking_id is null or booking_id <> all(${people.map(({ id }) => id)}::uuid[]))
    order by first_day
  `.execute(db);
  return rows;
}

/** Names have no line breaks. */
const SEPARATOR = "\n";

/** Removes the names and keeps the rest of the note. */
export async function eraseMentions(tx: Tx, people: readonly Person[]): Promise<void> {
  const words = wordsFor(people).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const anyOf = new RegExp(words.join("|"), "giu");
  for (const { kind, id, note } of await findMentions(tx, people)) {
    await rewrite[kind](tx, id, note.replaceAll(anyOf, GONE));
  }
  await sql`update stay_change set lines = ${linesWithoutWords} where exists (
    select from jsonb_array_elements(lines) as line
    where lower(line ->> 'words') like any(${patternsFor(people)}::text[]))`.execute(tx);
}

const rewrite: Readonly<Record<Place, (tx: Tx, id: string, text: string) => Promise<unknown>>> = {
  block: (tx, id, note) => tx.updateTable("block").set({ note }).where("id", "=", id).execute(),
  booking: (tx, id, note) =>
    tx
      .updateTable("booking")
      .set((eb) => ({ note, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute(),
  account: (tx, id, text) =>
    tx.updateTable("account_note").set({ text }).where("entry_id", "=", id).execute(),
  companions: (tx, id, text) =>
    tx
      .updateTable("guest_words")
      .set({ companions: text.split(SEPARATOR) })
      .where("booking_id", "=", id)
      .execute(),
  wishes: (tx, id, text) =>
    tx
      .updateTable("guest_words")
      .set({ wishes: text.slice(0, LONGEST) })
      .where("booking_id", "=", id)
      .execute(),
  change: (tx, id, text) =>
    tx
      .updateTable("stay_change")
      .set({ words: text.slice(0, LONGEST) })
      .where("id", "=", id)
      .execute(),
  cancellation: (tx, id, agreed) =>
    tx.updateTable("cancellation").set({ agreed }).where("booking_id", "=", id).execute(),
};

/** A first name alone is ambiguous. */
function wordsFor(people: readonly Person[]): string[] {
  const words = people.flatMap(({ guest_name, guest_email, guest_phone }) => [
    guest_name?.trim().includes(" ") ? guest_name : null,
    guest_email,
    guest_phone,
  ]);
  const said = words.map((word) => word?.trim().toLowerCase() ?? "");
  return [...new Set(said.filter((word) => word.length >= SHORTEST))];
}

const patternsFor = (people: readonly Person[]) =>
  wordsFor(people).map((word) => `%${escapeLike(word)}%`);

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");
