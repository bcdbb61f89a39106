import { sql } from "kysely";
import type { Booking } from "../bookings/booking.ts";
import type { Database, Tx } from "../database/connect.ts";

/** Replaces a name in a note. */
const GONE = "[dados apagados]";
const SHORTEST = 6;

export type Mention = {
  readonly kind: "block" | "booking" | "account";
  readonly id: string;
  readonly first_day: string;
  readonly note: string;
};

type Person = Pick<Booking, "id" | "guest_name" | "guest_email" | "guest_phone">;

/** Notes on other bookings and on blocks that contain one of these people's data. */
export async function findMentions(
  db: Database | Tx,
  people: readonly Person[],
): Promise<Mention[]> {
  const words = wordsFor(people);
  if (words.length === 0) return [];
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  const names = sql`lower(note) like any(${patterns}::text[])`;
  const { rows } = await sql<Mention>`
    select 'block' as kind, id::text, first_night as first_day, note from block where ${names}
    union all
    select 'booking', id::text, check_in, note from booking
    where ${names} and id <> all(${people.map(({ id }) => id)}::uuid[])
    union all
    select 'account', entry_id::text, check_in, text
    from account_note join account_entry on account_entry.id = entry_id
    join booking on booking.id = booking_id
    where lower(text) like any(${patterns}::text[])
      and booking.id <> all(${people.map(({ id }) => id)}::uuid[])
    order by first_day
  `.execute(db);
  return rows;
}

/** Removes the names and keeps the rest of the note. */
export async function eraseMentions(tx: Tx, people: readonly Person[]): Promise<void> {
  const words = wordsFor(people).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const anyOf = new RegExp(words.join("|"), "giu");
  for (const { kind, id, note } of await findMentions(tx, people)) {
    const cleaned = note.replaceAll(anyOf, GONE);
    if (kind === "block") {
      await tx.updateTable("block").set({ note: cleaned }).where("id", "=", id).execute();
    } else if (kind === "account") {
      await tx
        .updateTable("account_note")
        .set({ text: cleaned })
        .where("entry_id", "=", id)
        .execute();
    } else {
      await tx
        .updateTable("booking")
        .set((eb) => ({ note: cleaned, version: eb("version", "+", 1) }))
        .where("id", "=", id)
        .execute();
    }
  }
}

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

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");
