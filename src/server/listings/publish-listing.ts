import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { getRoom } from "./get-room.ts";
import { raiseVersion } from "./raise-version.ts";
import { isReadyForSite } from "./room-edit.ts";

/** Shows or hides a listing. Its bookings are not affected. */
export async function publishListing(
  deps: Deps,
  id: string,
  version: number,
  published: boolean,
  cause: Cause,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await raiseVersion(tx, id, version, { published });
    const { room } = await getRoom(tx, id);
    const sellable = isReadyForSite(room) && room.physicalRoomIds.length > 0;
    if (published && !sellable) throw new AppError("room-not-ready");
    const kind = published ? "listing-published" : "listing-hidden";
    const by = { cause, at: new Date(deps.clock()) };
    await noteActivity(tx, by, { kind, subject: id, facts: {} });
  });
}
