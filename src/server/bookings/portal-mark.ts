import { sql } from "kysely";
import type { Lacking, PortalMark } from "../../contract/owner/portal-stays.ts";
import type { BookingState } from "../../domain/booking.ts";
import type { Centavos } from "../../domain/money.ts";

/** Columns of `portal_stay`, which is joined and may be missing. */
export const portalColumns = [
  "portal_stay.nature",
  "portal_stay.gone_at",
  "portal_stay.people_known",
  "portal_stay.imported_event_id",
] as const;

type Row = {
  readonly nature: "guest" | "closed" | null;
  readonly gone_at: Date | null;
  readonly people_known: boolean | null;
  readonly imported_event_id: string | null;
  readonly state: BookingState;
  readonly guest_name: string | null;
  readonly erased_at: Date | null;
  readonly total: Centavos;
};

/** Null if the booking did not come from a portal's calendar. */
export function portalMark(row: Row): PortalMark | null {
  if (row.nature === null) return null;
  return {
    isRead: row.imported_event_id !== null,
    isGone: row.gone_at !== null,
    isClosed: row.nature === "closed",
    lacks: lackingIn(row),
  };
}

/** A booking that has ended needs no completing. */
function lackingIn(row: Row): Lacking[] {
  if (row.state !== "confirmed" || row.erased_at) return [];
  const lacks: Record<Lacking, boolean> = {
    name: row.guest_name === null,
    people: !row.people_known,
    price: row.total === 0,
  };
  return (["name", "people", "price"] as const).filter((one) => lacks[one]);
}

/**
 * The portal only closed the nights and no guest is named: shown in the calendar, but not listed as
 * a booking.
 */
export const isOnlyClosed = sql<boolean>`
  (portal_stay.nature is not distinct from 'closed' and booking.guest_name is null)`;
