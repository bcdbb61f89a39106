import { sql } from "kysely";
import type { Lacking, PortalMark } from "../../contract/owner/portal-stays.ts";
import type { BookingState } from "../../domain/booking.ts";
import type { Centavos } from "../../domain/money.ts";

/** Of `portal_stay`, which a booking may have. */
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

/** Null if it did not come from a portal's calendar. */
export function portalMark(row: Row): PortalMark | null {
  if (row.nature === null) return null;
  return {
    isRead: row.imported_event_id !== null,
    isGone: row.gone_at !== null,
    isClosed: row.nature === "closed",
    lacks: lackingIn(row),
  };
}

/** Nobody has to complete what is over. */
function lackingIn(row: Row): Lacking[] {
  if (row.state !== "confirmed" || row.erased_at) return [];
  const lacks: Record<Lacking, boolean> = {
    name: row.guest_name === null,
    people: !row.people_known,
    price: row.total === 0,
  };
  return (["name", "people", "price"] as const).filter((one) => lacks[one]);
}

/** Nobody came and nobody is named: it is in the calendar, and no booking to look at. */
export const isOnlyClosed = sql<boolean>`
  (portal_stay.nature is not distinct from 'closed' and booking.guest_name is null)`;
