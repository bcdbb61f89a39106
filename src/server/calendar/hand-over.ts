import type { Change } from "../change.ts";
import { updateConflicts } from "./conflicts.ts";
import { placeImported } from "./place-imported.ts";

/**
 * Call it in the transaction that frees nights. Nights that a portal has sold as well are given to
 * the portal at once, before a visitor can see them free.
 */
export async function handOver(
  { tx, at }: Pick<Change, "tx" | "at">,
  physicalRoomIds: readonly number[],
): Promise<void> {
  if (physicalRoomIds.length === 0) return;
  await placeImported({ tx, at }, physicalRoomIds);
  await updateConflicts(tx, physicalRoomIds, at);
}
