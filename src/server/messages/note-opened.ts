import { sql } from "kysely";
import type { MessageSubject } from "../../contract/owner/messages.ts";
import { AppError } from "../../domain/app-error.ts";
import { type MessageKind, messageKinds } from "../../domain/message.ts";
import { getBooking } from "../bookings/find-booking.ts";
import type { Change } from "../change.ts";
import type { Database } from "../database/connect.ts";
import { readProposal } from "./proposal-message.ts";

type Opened = { readonly kind: MessageKind; readonly subject: MessageSubject };

/** Records that a chat was opened; whether the text was sent is unknown. */
export async function noteMessageOpened(
  db: Database,
  { kind, subject }: Opened,
  { cause, at }: Pick<Change, "cause" | "at">,
): Promise<void> {
  const isOfProposal = "proposalId" in subject;
  if (!messageKinds.includes(kind) || (kind === "proposal") !== isOfProposal)
    throw new AppError("message-unknown");
  const about = isOfProposal
    ? { proposal_id: (await readProposal(db, subject.proposalId)).id }
    : { booking_id: (await getBooking(db, subject.bookingId)).id };
  await db
    .insertInto("message_opening")
    .values({ kind, ...about, at, by: cause.actor })
    .execute();
}

type Opening = { readonly kind: MessageKind; readonly at: Date; readonly by: string };

/**
 * The latest opening of each kind for a booking, with who opened it. A removed colleague has only
 * an id.
 */
export async function openingsOf(
  db: Database,
  bookingId: string,
): Promise<ReadonlyMap<MessageKind, Opening>> {
  const { rows } = await sql<Opening>`
    select distinct on (kind) kind, at, coalesce("user".name, by) as by
    from message_opening left join "user" on by = 'person:' || "user".id
    where booking_id = ${bookingId} order by kind, at desc, message_opening.id
  `.execute(db);
  return new Map(rows.map((row) => [row.kind, row]));
}
