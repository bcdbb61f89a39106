import type { BookingBar, ClosedBar, TimelineBar } from "../../contract/owner/timeline.ts";
import { bookingBarKey } from "../../contract/owner-urls.ts";
import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import type { Portal } from "../../domain/feed.ts";

type Row = { readonly id: string; readonly physicalRoomIds: readonly number[] };

/** One taker with all its rooms, from `occupied_nights`. */
export type TakenRow = {
  readonly id: string;
  readonly kind: "hold" | "booking" | "block" | "imported" | "proposal";
  readonly check_in: Day;
  readonly check_out: Day;
  readonly physicalRoomIds: readonly number[];
  readonly listing_id: string;
  /** Of a hold or booking. */
  readonly stayId: string | null;
  readonly rooms: number;
  readonly guest_name: string | null;
  readonly erased: boolean;
  readonly channel: Channel | null;
  readonly people: number | null;
  readonly checked_out: boolean;
  readonly open: number | null;
  readonly is_new: boolean;
  readonly hold_expires_at: Date | null;
  readonly note: string | null;
  /** Of a proposal. */
  readonly label: string | null;
  readonly portal: Portal | null;
  readonly feed_name: string | null;
  /** Of a portal's stay in the book. */
  readonly portal_booking_id: string | null;
  /** A portal's stay may be in pieces; the first one carries the guest. */
  readonly is_guest: boolean | null;
};

/**
 * The bars of one row: its own stays, and nights closed because another row has one of its rooms.
 */
export function barsOf(listing: Row, taken: readonly TakenRow[]): TimelineBar[] {
  const its = new Set(listing.physicalRoomIds);
  const touching = taken.filter(({ physicalRoomIds }) => physicalRoomIds.some((id) => its.has(id)));
  const own = touching.filter((taker) => isOwn(listing, taker));
  const others = touching.filter((taker) => !isOwn(listing, taker));
  return [...own.map(toBar), ...closedBars(listing, others)].sort((one, other) =>
    one.checkIn < other.checkIn ? -1 : 1,
  );
}

function isOwn(listing: Row, taker: TakenRow): boolean {
  return taker.listing_id === listing.id;
}

function toBar(taker: TakenRow): TimelineBar {
  const stay = { checkIn: taker.check_in, checkOut: taker.check_out };
  switch (taker.kind) {
    case "booking":
      return bookingBar(taker, taker.id);
    case "hold": {
      const endsAt = taker.hold_expires_at?.getTime() ?? 0;
      return {
        ...stay,
        key: `p-${taker.id}-${taker.check_in}`,
        kind: "hold",
        bookingId: taker.id,
        endsAt,
      };
    }
    case "block": {
      const note = taker.note ?? "";
      return { ...stay, key: `b-${taker.id}`, kind: "block", blockId: taker.id, note };
    }
    case "proposal":
      return {
        ...stay,
        key: `o-${taker.id}-${taker.listing_id}`,
        kind: "proposal",
        proposalId: taker.id,
        label: taker.label ?? "",
        endsAt: taker.hold_expires_at?.getTime() ?? 0,
      };
    case "imported":
      if (taker.is_guest && taker.portal_booking_id) {
        return bookingBar(taker, taker.portal_booking_id);
      }
      return {
        ...stay,
        key: `i-${taker.id}-${taker.check_in}`,
        kind: "imported",
        portal: taker.portal ?? "other",
        feedName: taker.feed_name ?? "",
        bookingId: taker.portal_booking_id,
      };
  }
}

function bookingBar(taker: TakenRow, bookingId: string): BookingBar {
  const stayId = taker.stayId ?? bookingId;
  return {
    checkIn: taker.check_in,
    checkOut: taker.check_out,
    key: bookingBarKey(bookingId, stayId),
    kind: "booking",
    bookingId,
    stayId,
    rooms: taker.rooms,
    isRead: taker.kind === "imported",
    guestName: taker.guest_name,
    erased: taker.erased,
    channel: taker.channel ?? "direct",
    people: taker.people ?? 0,
    checkedOut: taker.checked_out,
    open: taker.open ?? 0,
    isNew: taker.is_new,
  };
}

const reasons = {
  booking: "sold",
  imported: "sold",
  hold: "paying",
  proposal: "proposed",
  block: "blocked",
} as const satisfies Record<TakenRow["kind"], ClosedBar["because"]>;

/** If a bar is closed for several reasons, the strongest labels it; ascending. */
const strength: readonly ClosedBar["because"][] = ["blocked", "proposed", "paying", "sold"];

/** Adjacent and overlapping nights become one bar, across rooms. */
function closedBars(listing: Row, others: readonly TakenRow[]): ClosedBar[] {
  const runs: ClosedBar[] = [];
  for (const taker of [...others].sort((one, other) => (one.check_in < other.check_in ? -1 : 1))) {
    const next = closedBy(listing, taker);
    const last = runs.at(-1);
    if (last && follows(last, next)) runs[runs.length - 1] = merge(last, next);
    else runs.push(next);
  }
  return runs;
}

/** The whole house and a single room may close a row one after the other: those are two bars. */
function follows(last: ClosedBar, next: ClosedBar): boolean {
  return last.by === next.by ? next.checkIn <= last.checkOut : next.checkIn < last.checkOut;
}

function closedBy(listing: Row, taker: TakenRow): ClosedBar {
  return {
    key: `f-${listing.id}-${taker.check_in}`,
    kind: "closed",
    by: taker.physicalRoomIds.length > listing.physicalRoomIds.length ? "house" : "rooms",
    because: reasons[taker.kind],
    checkIn: taker.check_in,
    checkOut: taker.check_out,
  };
}

function merge(one: ClosedBar, other: ClosedBar): ClosedBar {
  return {
    ...one,
    checkOut: one.checkOut > other.checkOut ? one.checkOut : other.checkOut,
    because:
      strength.indexOf(one.because) > strength.indexOf(other.because) ? one.because : other.because,
  };
}
