import type { BrowserApi } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Day } from "../../domain/day.ts";
import type { Listing } from "../../domain/listing.ts";
import { room as portuguese } from "../content/pt-BR/room.ts";

export type LoadedRoom = {
  readonly listing: Listing;
  /** Null if the reserved days could not be loaded. */
  readonly reserved: readonly Day[] | null;
};

export type LoadedListing = LoadedRoom & {
  readonly kind: "room";
  /** Booked together with it. */
  readonly others: readonly LoadedRoom[];
  /** The load time, so that server and browser agree on today. */
  readonly now: number;
};

export type ListingOutcome =
  | LoadedListing
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly error: string };

const MINUTE = 60_000;

type ListingReads = Pick<BrowserApi, "getListing" | "findListing" | "listReservedDays">;

/** The room and its reserved days; only a missing room is an error. */
async function fetchRoom(api: ListingReads, id: string): Promise<LoadedRoom> {
  const [listing, reserved] = await Promise.all([
    api.getListing(id),
    api.listReservedDays(id).then(
      (days) => (Array.isArray(days) ? days : null),
      () => null,
    ),
  ]);
  return { listing, reserved };
}

/** By slug on the canonical URL, by id on the specified one. The other rooms are always ids. */
export type ListingAddress = ({ readonly slug: string } | { readonly id: string }) & {
  readonly others?: readonly string[];
};

export async function fetchListingAt(
  api: ListingReads,
  at: ListingAddress,
  now: number,
): Promise<LoadedListing> {
  const id = "slug" in at ? await api.findListing(at.slug) : at.id;
  const ids = new Set([id, ...(at.others ?? [])]);
  const [room, ...others] = await Promise.all([...ids].map((one) => fetchRoom(api, one)));
  // A plain server takes one room at a time, and would hold the first alone.
  const together = room?.listing.isPlain ? [] : others;
  return { ...(room as LoadedRoom), kind: "room", others: together, now: now - (now % MINUTE) };
}

export function roomsOf(loaded: LoadedListing): readonly LoadedRoom[] {
  return [loaded, ...loaded.others];
}

export async function loadListing(api: ListingReads, at: ListingAddress): Promise<ListingOutcome> {
  try {
    return await fetchListingAt(api, at, Date.now());
  } catch (error) {
    return isUnknownListing(error)
      ? { kind: "missing" }
      : { kind: "failed", error: messageOf(error) || portuguese.unknownError };
  }
}

export function isUnknownListing(error: unknown): boolean {
  return error instanceof AppError && error.code === "listing-unknown";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
