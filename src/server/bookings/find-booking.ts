import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "../database/connect.ts";
import { isUuid } from "../database/uuid.ts";
import { type Booking, selectBookings } from "./booking.ts";

export async function findBooking(db: Database | Tx, id: string): Promise<Booking | undefined> {
  if (!isUuid(id)) return undefined;
  return selectBookings(db).where("booking.id", "=", id).executeTakeFirst();
}

export async function getBooking(db: Database | Tx, id: string): Promise<Booking> {
  const booking = await findBooking(db, id);
  if (!booking) throw new AppError("booking-unknown");
  return booking;
}

/**
 * Most visitors hold nothing, and in a rush all of them ask: the whole booking is read only if
 * needed.
 */
export async function findLiveHold(
  db: Database | Tx,
  visitorId: string,
): Promise<Booking | undefined> {
  const live = await db
    .selectFrom("booking")
    .select("id")
    .where("visitor_id", "=", visitorId)
    .where("state", "=", "held")
    .executeTakeFirst();
  const booking = live && (await findBooking(db, live.id));
  return booking?.state === "held" ? booking : undefined;
}

/**
 * Lock order: rooms first, then the booking's row. Read in a second statement, because one that
 * waited for the lock would still see the price, which is in other tables, as it was before.
 */
export async function lockBooking(tx: Tx, id: string): Promise<Booking> {
  await tx.selectFrom("booking").select("id").where("id", "=", id).forUpdate().execute();
  return selectBookings(tx).where("booking.id", "=", id).executeTakeFirstOrThrow();
}
