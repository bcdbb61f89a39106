import type { BrowserApi } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Day } from "../../domain/day.ts";
import type { Listing } from "../../domain/listing.ts";
import { room as portuguese } from "../content/pt-BR/room.ts";

export type LoadedListing = {
  readonly kind: "room";
  readonly listing: Listing;
  /** Null if the reserved days could not be loaded. */
  readonly reserved: readonly Day[] | null;
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
async function fetchListing(api: ListingReads, id: string, now: number): Promise<LoadedListing> {
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
export type ListingAddress = { readonly slug: string } | { readonly id: string };

export async function fetchListingAt(
  api: ListingReads,
  at: ListingAddress,
  now: number,
): Promise<LoadedListing> {
  return fetchListing(api, "slug" in at ? await api.findListing(at.slug) : at.id, now);
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
