import { sql } from "kysely";
import type { Receipt } from "../../contract/owner/books.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Day } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Database } from "../database/connect.ts";
import { isUuid } from "../database/uuid.ts";
import { roomNamesOfBooking } from "../listings/listing-name.ts";
import { getProperty } from "../property/get-property.ts";
import { dayOfEntry } from "./movements.ts";

/** Postgres has no larger integers in this column. */
const MOST = 2 ** 31;

/** A receipt of a booking, with what has gone back of its payment by now. */
export async function getReceipt(
  db: Database,
  bookingId: string,
  number: number,
): Promise<Receipt> {
  const isNumber = Number.isInteger(number) && number > 0 && number < MOST;
  if (!isUuid(bookingId) || !isNumber) throw new AppError("receipt-unknown");
  const { timeZone } = await getProperty(db);
  const day = dayOfEntry(timeZone);
  const row = await db
    .selectFrom("receipt")
    .innerJoin("payment", "payment.id", "receipt.payment_id")
    .innerJoin("booking", "booking.id", "payment.booking_id")
    .innerJoin("account_entry as entry", (join) =>
      join
        .onRef("entry.booking_id", "=", "booking.id")
        .onRef("entry.payment_id", "=", "payment.id")
        .on("entry.kind", "=", "payment")
        .on("entry.reverses", "is", null),
    )
    .select([
      ...(["booking.code", "booking.state", "booking.channel"] as const),
      ...(["booking.guest_name", "booking.erased_at"] as const),
      ...(["booking.check_in", "booking.check_out", "booking.guest_phone"] as const),
      "payment.id as payment_id",
      ...(["payment.amount", "payment.means", "payment.received"] as const),
      roomNamesOfBooking.as("listing_name"),
      sql<Day>`(receipt.issued_at at time zone ${timeZone})::date`.as("issued_on"),
      day.as("received_on"),
    ])
    .where("receipt.number", "=", number)
    .where("booking.id", "=", bookingId)
    // A payment that was partly reversed has a second entry; the first has its date.
    .orderBy("entry.id")
    .executeTakeFirst();
  if (!row) throw new AppError("receipt-unknown");
  return {
    number,
    bookingId,
    code: row.code,
    state: row.state,
    guestName: row.guest_name,
    guestPhone: row.guest_phone,
    channel: row.channel,
    erased: row.erased_at !== null,
    checkIn: row.check_in,
    checkOut: row.check_out,
    listingName: row.listing_name,
    amount: row.amount,
    corrected: row.received > 0 && row.received < row.amount ? row.received : null,
    means: row.means,
    issuedOn: row.issued_on,
    receivedOn: row.received_on,
    isUndone: row.received <= 0,
    returned: await returnedOf(db, bookingId, row.payment_id, timeZone),
  };
}

/** Refunds that are done, not those under way. */
async function returnedOf(
  db: Database,
  bookingId: string,
  paymentId: string,
  timeZone: string,
): Promise<Receipt["returned"]> {
  const day = dayOfEntry(timeZone);
  const { amount, on } = await db
    .selectFrom("account_entry as entry")
    .select([
      sql<Centavos>`coalesce(sum(entry.amount), 0)::int`.as("amount"),
      sql<Day | null>`max(${day})`.as("on"),
    ])
    .where("entry.booking_id", "=", bookingId)
    .where("entry.payment_id", "=", paymentId)
    .where("entry.kind", "in", ["refunded", "dispute-lost"])
    .executeTakeFirstOrThrow();
  return amount > 0 && on !== null ? { amount, on } : null;
}
