import { AppError } from "../../domain/app-error.ts";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { getRoom } from "./get-room.ts";
import { raiseVersion } from "./raise-version.ts";
import { isReadyForSite } from "./room-edit.ts";

/** Shows or hides a listing. Its bookings are not affected. */
export async function publishListing(
  db: Database,
  id: string,
  version: number,
  published: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await raiseVersion(tx, id, version, { published });
    const { room } = await getRoom(tx, id);
    const sellable = isReadyForSite(room) && room.physicalRoomIds.length > 0;
    if (published && !sellable) throw new AppError("room-not-ready");
  });
}
