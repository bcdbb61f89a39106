import type { Selectable } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { ChannelTables } from "../database/channel-tables.ts";
import type { Tx } from "../database/connect.ts";

export type PortalStayRow = Selectable<ChannelTables["portal_stay"]>;

/** The portal's side of a booking; refused for any other booking. */
export async function getPortalStay(tx: Tx, bookingId: string): Promise<PortalStayRow> {
  const stay = await tx
    .selectFrom("portal_stay")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  if (!stay) throw new AppError("booking-not-here");
  return stay;
}
