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

/** Most visitors have none, and in a rush all of them ask: the whole booking is read only then. */
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
 * Lock order: rooms first, then the booking's row. Read after the lock, because the price is in
 * other rows, which a statement that had to wait would show as they were before.
 */
export async function lockBooking(tx: Tx, id: string): Promise<Booking> {
  await tx.selectFrom("booking").select("id").where("id", "=", id).forUpdate().execute();
  return selectBookings(tx).where("booking.id", "=", id).executeTakeFirstOrThrow();
}
