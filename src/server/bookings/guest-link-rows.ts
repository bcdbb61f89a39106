import { sql } from "kysely";
import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";

export type GuestLink = {
  readonly id: string;
  readonly booking_id: string;
};

/** The recipient of a link that the house hands out itself; all others are addresses. */
export const HOUSE = "casa";

const columns = ["id", "booking_id"] as const;

/** The link in every mail to an address; undefined if none was made for it, or it has ended. */
export function findLink(
  db: Database | Tx,
  bookingId: string,
  recipient: string | null,
): Promise<GuestLink | undefined> {
  return db
    .selectFrom("guest_link")
    .select(columns)
    .where("booking_id", "=", bookingId)
    .where("recipient", "=", recipient?.toLowerCase() ?? HOUSE)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** The valid link of a recipient, made if there is none. The caller checks who may have it. */
export async function makeLink(
  { tx, at }: { readonly tx: Database | Tx; readonly at: Date },
  bookingId: string,
  recipient: string | null,
): Promise<GuestLink> {
  const made = await tx
    .insertInto("guest_link")
    .values({
      booking_id: bookingId,
      recipient: recipient?.toLowerCase() ?? HOUSE,
      made_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  const link = made ?? (await findLink(tx, bookingId, recipient));
  if (!link) throw new Error("a link that ended while it was made");
  return link;
}

/**
 * The link that a booking was made with, valid or ended: a repetition of the request that made the
 * booking gets this one and never a newer one.
 */
export function firstLink(db: Database, bookingId: string): Promise<GuestLink | undefined> {
  return db
    .selectFrom("guest_link")
    .select(columns)
    .where("booking_id", "=", bookingId)
    .orderBy("made_at")
    .orderBy(sql`recipient is not distinct from ${HOUSE}`)
    .limit(1)
    .executeTakeFirst();
}

/** For a statement on bookings: the link that the house hands out. */
export const houseLink = sql<GuestLink | null>`(
  select json_build_object('id', id, 'booking_id', booking_id)
  from guest_link
  where booking_id = booking.id and recipient = ${sql.lit(HOUSE)} and ended_at is null)`;

/** Ends all links of a booking. */
export async function endLinks(
  { tx, at }: Pick<Change, "tx" | "at">,
  bookingId: string,
): Promise<void> {
  await tx
    .updateTable("guest_link")
    .set({ ended_at: at })
    .where("booking_id", "=", bookingId)
    .where("ended_at", "is", null)
    .execute();
}

/** A link that an address had before. For an address without one, writes a link that has ended. */
export async function endedLinkOf(
  { tx, at }: Pick<Change, "tx" | "at">,
  bookingId: string,
  address: string,
): Promise<string> {
  const recipient = address.toLowerCase();
  const known = await tx
    .selectFrom("guest_link")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("recipient", "=", recipient)
    .limit(1)
    .executeTakeFirst();
  if (known) return known.id;
  const made = await tx
    .insertInto("guest_link")
    .values({ booking_id: bookingId, recipient, made_at: at, ended_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}
