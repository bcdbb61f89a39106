import { sql } from "kysely";
import type { HandPix } from "../../contract/owner/hand-pix.ts";
import type { Database } from "../database/connect.ts";
import { isUuid } from "../database/uuid.ts";
import { roomName } from "../listings/listing-name.ts";

/** Every Pix that a guest says is paid and that is not answered yet, also after its deadline. */
export async function listToldPix(db: Database): Promise<HandPix[]> {
  const told = await selectPix(db)
    .where("hand_pix.told_at", "is not", null)
    .where("hand_pix.answered_at", "is", null)
    .orderBy("hand_pix.told_at")
    .orderBy("hand_pix.id")
    .execute();
  return told.map(toHandPix);
}

/** All of a booking, latest first. */
export async function listPixOf(db: Database, bookingId: string): Promise<HandPix[]> {
  if (!isUuid(bookingId)) return [];
  const all = await selectPix(db)
    .where("hand_pix.booking_id", "=", bookingId)
    .orderBy("hand_pix.made_at", "desc")
    .orderBy("hand_pix.id")
    .execute();
  return all.map(toHandPix);
}

const roomsOfBooking = sql<string[]>`array(
  select ${roomName} from stay join listing on listing.id = stay.listing_id
  where stay.booking_id = booking.id and stay.cancelled_at is null
  order by stay.position, stay.id
)`;

/** Stored with the hold's nights, as long as it has them. */
const nightsYieldUntil = sql<Date | null>`(
  select max(counted_until) from occupied_nights
  where booking_id = booking.id and kind = 'hold' and counted_from is not null
    and counted_until > hand_pix.told_at
)`;

const hasReceipt = sql<boolean>`exists (
  select from hand_pix_receipt where hand_pix_receipt.pix_id = hand_pix.id
)`;

function selectPix(db: Database) {
  return db
    .selectFrom("hand_pix")
    .innerJoin("booking", "booking.id", "hand_pix.booking_id")
    .leftJoin("payment", "payment.id", "hand_pix.payment_id")
    .selectAll("hand_pix")
    .select(["booking.code", "booking.guest_name", "booking.guest_phone"])
    .select(["booking.check_in", "booking.check_out", "payment.amount as received"])
    .select([roomsOfBooking.as("rooms"), hasReceipt.as("has_receipt")])
    .select([nightsYieldUntil.as("yields_until")]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPix>["execute"]>>[number];

function toHandPix(row: Row): HandPix {
  return {
    id: row.id,
    bookingId: row.booking_id,
    code: row.code,
    guestName: row.guest_name,
    guestPhone: row.guest_phone,
    roomNames: row.rooms,
    stay: { checkIn: row.check_in, checkOut: row.check_out },
    purpose: row.purpose,
    state: row.state,
    amount: row.amount,
    madeAt: row.made_at.getTime(),
    toldAt: row.answered_at ? null : (row.told_at?.getTime() ?? null),
    answerBy: row.answer_by?.getTime() ?? null,
    yieldsUntil: row.yields_until?.getTime() ?? null,
    hasReceipt: row.has_receipt,
    received: row.received,
  };
}
