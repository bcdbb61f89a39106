import type { BrowserApi } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Day } from "../../domain/day.ts";
import type { Listing } from "../../domain/listing.ts";
import { room as portuguese } from "../content/pt-BR/room.ts";

export type LoadedRoom = {
  readonly kind: "room";
  readonly listing: Listing;
  /** Null if the reserved days could not be loaded. */
  readonly reserved: readonly Day[] | null;
  /** The load time, so that server and browser agree on today. */
  readonly now: number;
};

export type RoomOutcome =
  | LoadedRoom
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly error: string };

const MINUTE = 60_000;

type Rooms = Pick<BrowserApi, "getListing" | "findListing" | "listReservedDays">;

/** The room and its reserved days; only a missing room is an error. */
async function fetchRoom(api: Rooms, id: string, now: number): Promise<LoadedRoom> {
  const [listing, reserved] = await Promise.all([
    api.getListing(id),
    api.listReservedDays(id).then(
      (days) => (Array.isArray(days) ? days : null),
      () => null,
    ),
  ]);
  return { kind: "room", listing, reserved, now: now - (now % MINUTE) };
}

/** By slug on the canonical URL, by id on the specified one. */
export type RoomAddress = { readonly slug: string } | { readonly id: string };

export async function fetchRoomAt(api: Rooms, at: RoomAddress, now: number): Promise<LoadedRoom> {
  return fetchRoom(api, "slug" in at ? await api.findListing(at.slug) : at.id, now);
}

export async function loadRoom(api: Rooms, at: RoomAddress): Promise<RoomOutcome> {
  try {
    return await fetchRoomAt(api, at, Date.now());
  } catch (error) {
    return isUnknownRoom(error)
      ? { kind: "missing" }
      : { kind: "failed", error: messageOf(error) || portuguese.unknownError };
  }
}

export function isUnknownRoom(error: unknown): boolean {
  return error instanceof AppError && error.code === "listing-unknown";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
