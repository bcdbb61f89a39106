import type { ChangePreview, StayChange } from "../../contract/owner/timeline.ts";
import type { Deps } from "../deps.ts";
import { listAllListings } from "../listings/list-all-listings.ts";
import { previewStayChange } from "./preview-stay-change.ts";

type RoomPreview = {
  readonly listingId: string;
  readonly name: string;
  readonly preview: Omit<ChangePreview, "choices">;
};

/** Prices the same change in each room on sale, and in the named one even if it is not. */
export async function previewRooms(
  deps: Deps,
  bookingId: string,
  change: StayChange,
): Promise<RoomPreview[]> {
  const rooms: RoomPreview[] = [];
  for (const { id, name, published } of await listAllListings(deps.db)) {
    if (!published && id !== change.listingId) continue;
    const preview = await previewStayChange(deps, bookingId, { ...change, listingId: id });
    rooms.push({ listingId: id, name, preview });
  }
  return rooms;
}
