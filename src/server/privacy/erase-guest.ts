import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Booking } from "../bookings/booking.ts";
import { getBooking, lockBooking } from "../bookings/find-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { dateTriggers } from "../database/date-triggers.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { forgetTries } from "../outbox/mark-mail.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { bookingsOfPerson } from "./bookings-of-person.ts";
import { whyNotYet } from "./look-at-guest-data.ts";
import { eraseMentions } from "./mentions.ts";
import { cancellationWithoutWords, linesWithoutWords } from "./without-words.ts";

/** Without country and area code, which people leave out. */
const PHONE_DIGITS = 8;

type ErasureDeps = Pick<Deps, "db" | "clock" | "log">;

/**
 * Erases a person's data from all bookings of the person, or from none; amounts, dates and codes
 * stay. Refused while one of the bookings is still needed. Idempotent.
 */
export async function eraseGuest(
  deps: ErasureDeps,
  bookingId: string,
  cause: Cause,
): Promise<void> {
  const found = await getBooking(deps.db, bookingId);
  if (found.erased_at) return;
  await eraseBookings(deps, await bookingsOfPerson(deps.db, found), cause, eraseMentions);
}

/**
 * Erases these bookings. `also` runs in the same transaction, with those that had personal data.
 */
export async function eraseBookings(
  deps: ErasureDeps,
  bookings: readonly Booking[],
  cause: Cause,
  also: (tx: Tx, named: readonly Booking[]) => Promise<void> = async () => {},
): Promise<void> {
  const today = await todayAtProperty(deps);
  const erased = await inTransaction(deps.db, async (tx) => {
    const named: Booking[] = [];
    for (const { id } of bookings) {
      // Read again under the row lock: it may have been erased or edited meanwhile.
      const booking = await lockBooking(tx, id);
      if (!booking.erased_at) named.push(booking);
    }
    const notYet = await whyNotYet(tx, named, today);
    if (notYet) throw new AppError("guest-data-needed", notYet);
    await also(tx, named);
    for (const booking of named) await erase({ tx, cause, at: new Date(deps.clock()) }, booking);
    return named;
  });
  for (const { id } of erased) deps.log.info({ booking: id }, "guest-erased");
}

async function erase(change: Change, booking: Booking): Promise<void> {
  const { tx, at } = change;
  await dateTriggers(change);
  await tx
    .updateTable("booking")
    .set({
      guest_name: null,
      guest_email: null,
      guest_phone: null,
      note: "",
      expected_arrival: null,
      visitor_id: null,
      erased_at: at,
      version: booking.version + 1,
    })
    .where("id", "=", booking.id)
    .execute();
  await eraseAccountNotes(tx, booking.id);
  await eraseGuestsWords(tx, booking.id);
  await eraseProposal(tx, booking);
  await eraseEnquiries(tx, booking);
  await erasePix(tx, booking.id);
  await erasePortalsName(tx, booking.id);
  await forgetTries(tx, booking.id);
  await tx.deleteFrom("message_opening").where("booking_id", "=", booking.id).execute();
  // The previous release stored the whole row as the answer to a guest's form.
  await sql`update form_key set answer = null where answer ->> 'id' = ${booking.id}`.execute(tx);
  const entry = { bookingId: booking.id, event: "guest-erased", state: booking.state } as const;
  await writeJournal(change, entry);
}

async function eraseAccountNotes(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .deleteFrom("account_note")
    .using("account_entry")
    .whereRef("account_entry.id", "=", "account_note.entry_id")
    .where("account_entry.booking_id", "=", bookingId)
    .execute();
}

/** What the guest wrote on the guest's page. */
async function eraseGuestsWords(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom("guest_words").where("booking_id", "=", bookingId).execute();
  await sql`update stay_change set words = null, lines = ${linesWithoutWords}
            where booking_id = ${bookingId}`.execute(tx);
  await sql`update cancellation set ${cancellationWithoutWords} where booking_id = ${bookingId}`.execute(
    tx,
  );
}

async function erasePix(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .deleteFrom("hand_pix_receipt")
    .using("hand_pix")
    .whereRef("hand_pix.id", "=", "hand_pix_receipt.pix_id")
    .where("hand_pix.booking_id", "=", bookingId)
    .execute();
  await tx
    .updateTable("hand_pix")
    .set({ email_hash: null, phone_hash: null })
    .where("booking_id", "=", bookingId)
    .execute();
}

/** From now on an event of the portal with these dates is another guest's. */
async function erasePortalsName(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .updateTable("portal_stay")
    .set((row) => ({ uid: sql<string>`${row.ref("id")}::text`, imported_event_id: null }))
    .where("booking_id", "=", bookingId)
    .execute();
}

/** What the house noted in the proposal. */
/** Requests that the proposal answered, or that name the same phone. */
async function eraseEnquiries(tx: Tx, booking: Booking): Promise<void> {
  const digits = (booking.guest_phone ?? "").replace(/\D/g, "").slice(-PHONE_DIGITS);
  await sql`
    delete from enquiry
    where id = (select enquiry_id from proposal where id = ${booking.proposal_id})
      or ${digits.length === PHONE_DIGITS} and right(regexp_replace(phone, '\\D', '', 'g'), ${PHONE_DIGITS}) = ${digits}
  `.execute(tx);
}

async function eraseProposal(tx: Tx, { proposal_id }: Booking): Promise<void> {
  if (!proposal_id) return;
  await tx
    .updateTable("proposal")
    .set({ label: "", words: "" })
    .where("id", "=", proposal_id)
    .execute();
}
