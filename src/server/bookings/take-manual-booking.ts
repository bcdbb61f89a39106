import type { ManualBooking } from "../../contract/owner/bookings.ts";
import { AppError } from "../../domain/app-error.ts";
import { bookingCode } from "../../domain/booking.ts";
import { policySoldBy } from "../../domain/cancellation.ts";
import type { Cause } from "../../domain/cause.ts";
import { defaultLanguage } from "../../domain/language.ts";
import type { Property } from "../../domain/property.ts";
import { lockRoomsOfAll } from "../calendar/lock-rooms.ts";
import { takeStays } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { oweMail } from "../outbox/owe-mail.ts";
import { getProperty } from "../property/get-property.ts";
import { insertBooking } from "./insert-booking.ts";
import { writeJournal } from "./journal.ts";
import { refuseTypo, takeByHand } from "./note-payment.ts";
import { priceRooms, wantedRooms } from "./price-rooms.ts";

/**
 * A booking made at the reception, by phone or on another channel: confirmed at once. The owner may
 * waive minimum stays and similar rules, but taken nights are refused.
 */
export async function takeManualBooking(
  deps: Deps,
  wish: ManualBooking,
  cause: Cause,
): Promise<string> {
  const { listingId, guests, otherRooms = [] } = wish;
  const rooms = await wantedRooms(deps.db, [{ listingId, guests }, ...otherRooms]);
  const property = await getProperty(deps.db);
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockRoomsOfAll(
      tx,
      rooms.map(({ listing }) => listing),
    );
    const change = { tx, cause, at: new Date(deps.clock()) };
    const priced = priceRooms(rooms, wish.stay, wish);
    const booking = await insertBooking(change, priced, columnsOf(change, wish, property));
    const stays = booking.stays.map((stay, index) => ({ ...stay, rooms: locked[index] ?? [] }));
    if (!(await takeStays(change, booking.id, "booking", stays)))
      throw new AppError("nights-taken");
    const { total } = booking;
    const facts = { total, channel: wish.channel };
    const entry = { bookingId: booking.id, event: "confirmed", state: "confirmed" } as const;
    await writeJournal(change, { ...entry, facts });
    if (wish.paid) {
      refuseTypo(wish.paid, total);
      await takeByHand(change, booking, wish.paid);
    }
    if (wish.guestEmail) await oweMail(change, booking.id, "confirmation");
    return booking.id;
  });
}

function columnsOf({ at }: Pick<Change, "at">, wish: ManualBooking, property: Property) {
  return {
    code: bookingCode(property.shortName, Math.random),
    state: "confirmed",
    channel: wish.channel,
    language: defaultLanguage,
    guest_name: wish.guestName,
    guest_email: wish.guestEmail,
    guest_phone: wish.guestPhone,
    note: wish.note,
    cancellation_policy: JSON.stringify(policySoldBy(property)),
    created_at: at,
    confirmed_at: at,
  } as const;
}
