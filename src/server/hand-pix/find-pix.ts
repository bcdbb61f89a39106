import type { Selectable } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { HandPixTable } from "../database/proposal-tables.ts";
import { isUuid } from "../database/uuid.ts";

export type PixRow = Selectable<HandPixTable>;

/** The latest Pix of a booking. It is changed behind the booking's lock only. */
export function latestPix(db: Database | Tx, bookingId: string): Promise<PixRow | undefined> {
  return db
    .selectFrom("hand_pix")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("made_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

export async function getPix(db: Database | Tx, pixId: string): Promise<PixRow> {
  const pix = isUuid(pixId)
    ? await db.selectFrom("hand_pix").selectAll().where("id", "=", pixId).executeTakeFirst()
    : undefined;
  if (!pix) throw new AppError("pix-unknown");
  return pix;
}
