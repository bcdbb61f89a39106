import type { Selectable } from "kysely";
import type { GuestChange } from "../../contract/guest-api.ts";
import { isSameParty } from "../../domain/guests.ts";
import { type Booking, datesOf, guestsOf } from "../bookings/booking.ts";
import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { StayBefore, StayChangeState, StayChangeTable } from "../database/guest-tables.ts";
import { isChangeable } from "./move-stay.ts";
import type { PricedOffer } from "./offer-change.ts";

/** A change that a guest wants, as it was offered. */
export type StayChangeRow = Selectable<StayChangeTable>;

type NewChange = {
  readonly state: "asked" | "paying";
  readonly words?: string | null;
  readonly heldUntil?: Date;
};

export async function insertChange(
  { tx, at }: Change,
  booking: Booking,
  offer: PricedOffer,
  { state, words = null, heldUntil }: NewChange,
): Promise<string> {
  const { wish, stay, figures } = offer;
  const before: StayBefore = {
    listingId: stay.listing_id,
    ...datesOf(stay),
    guests: guestsOf(stay),
    total: booking.total,
  };
  const { id } = await tx
    .insertInto("stay_change")
    .values({
      booking_id: booking.id,
      stay_id: stay.id,
      before: JSON.stringify(before),
      listing_id: wish.listingId,
      check_in: wish.stay.checkIn,
      check_out: wish.stay.checkOut,
      adults: wish.guests.adults,
      children_up_to_12: wish.guests.childrenUpTo12,
      children_above_12: wish.guests.childrenAbove12,
      lines: JSON.stringify(offer.lines),
      refund_percent: offer.refundPercent,
      rise: state === "paying" ? figures.payFirst : null,
      words,
      state,
      made_at: at,
      held_until: heldUntil ?? null,
      ended_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function openChangeOf(
  db: Database | Tx,
  bookingId: string,
): Promise<StayChangeRow | undefined> {
  return db
    .selectFrom("stay_change")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

export async function findChange(
  db: Database | Tx,
  id: string,
): Promise<StayChangeRow | undefined> {
  return db.selectFrom("stay_change").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A change has the id of the session that pays it, so another session gives it another id. */
export async function nameAnew({ tx }: Pick<Change, "tx">, from: string, to: string) {
  await tx.updateTable("stay_change").set({ id: to }).where("id", "=", from).execute();
}

export async function endChange(
  { tx, at }: Change,
  { id }: Pick<StayChangeRow, "id">,
  state: Exclude<StayChangeState, "asked" | "paying">,
): Promise<void> {
  await tx.updateTable("stay_change").set({ state, ended_at: at }).where("id", "=", id).execute();
}

export function wishIn(row: StayChangeRow): GuestChange {
  return {
    stayId: row.stay_id,
    listingId: row.listing_id,
    stay: datesOf(row),
    guests: guestsOf(row),
  };
}

/** Whether the stay is still what the change was offered for. */
export function isStill({ before, stay_id }: StayChangeRow, booking: Booking): boolean {
  const stay = booking.stays.find(({ id }) => id === stay_id);
  return (
    stay !== undefined &&
    isChangeable(booking) &&
    booking.total === before.total &&
    stay.listing_id === before.listingId &&
    stay.check_in === before.checkIn &&
    stay.check_out === before.checkOut &&
    isSameParty(guestsOf(stay), before.guests)
  );
}
