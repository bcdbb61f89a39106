import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "../database/connect.ts";
import { isUuid } from "../database/uuid.ts";
import type { Booking } from "./booking.ts";

export async function findBooking(db: Database | Tx, id: string): Promise<Booking | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom("booking").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function getBooking(db: Database | Tx, id: string): Promise<Booking> {
  const booking = await findBooking(db, id);
  if (!booking) throw new AppError("booking-unknown");
  return booking;
}

export async function findLiveHold(
  db: Database | Tx,
  visitorId: string,
): Promise<Booking | undefined> {
  return db
    .selectFrom("booking")
    .selectAll()
    .where("visitor_id", "=", visitorId)
    .where("state", "=", "held")
    .executeTakeFirst();
}

/** Lock order: rooms first, then the booking's row. */
export async function lockBooking(tx: Tx, id: string): Promise<Booking> {
  return tx
    .selectFrom("booking")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
