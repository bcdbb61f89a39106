import { sql } from "kysely";
import type { Booking } from "../bookings/booking.ts";
import type { Database, Tx } from "../database/connect.ts";

/** Replaces a name in a note. */
const GONE = "[dados apagados]";
const SHORTEST = 6;

export type Mention = {
  readonly kind: "block" | "booking";
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
  const names = sql`lower(note) like any(${words.map((word) => `%${escapeLike(word)}%`)}::text[])`;
  const { rows } = await sql<Mention>`
    select 'block' as kind, id::text, first_night as first_day, note from block where ${names}
    union all
    select 'booking', id::text, check_in, note from booking
    where ${names} and id <> all(${people.map(({ id }) => id)}::uuid[])
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
