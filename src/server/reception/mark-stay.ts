import type { Selectable, Updateable } from "kysely";
import type { StayIds } from "../../contract/owner/today.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Day } from "../../domain/day.ts";
import type { JournalEvent } from "../../domain/journal.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { StayTable } from "../database/tables.ts";
import type { Deps } from "../deps.ts";
import { todayAtProperty } from "../property/today-at-property.ts";

type StayRow = Selectable<StayTable>;

type Mark = {
  readonly event: JournalEvent;
  readonly allowed: (stay: StayRow) => boolean;
  readonly isDone: (stay: StayRow) => boolean;
  readonly set: (at: Date) => Updateable<StayTable>;
  /** If the booking has several stays, only those for which this is true. */
  readonly isDue?: (stay: StayRow, today: Day) => boolean;
  /** Refused before a stay is due. */
  readonly neverEarly?: true;
};

/** For `checkOut`, which first checks money and nights. */
export const leftMark: Mark = {
  event: "checked-out",
  allowed: (stay) => stay.no_show_at === null,
  isDone: (stay) => stay.checked_out_at !== null,
  set: (at) => ({ checked_out_at: at }),
  isDue: (stay, today) => stay.check_out <= today,
};

/** The reception's other marks. Idempotent: a second tap changes nothing. */
export const marks = {
  checkIn: {
    event: "checked-in",
    allowed: (stay) => stay.checked_out_at === null,
    isDone: (stay) => stay.checked_in_at !== null,
    set: (at) => ({ checked_in_at: at, no_show_at: null }),
    isDue: (stay, today) => stay.check_in <= today,
    neverEarly: true,
  },
  undoCheckIn: {
    event: "check-in-undone",
    allowed: (stay) => stay.checked_out_at === null,
    isDone: (stay) => stay.checked_in_at === null,
    set: () => ({ checked_in_at: null }),
  },
  undoCheckOut: {
    event: "check-out-undone",
    allowed: () => true,
    isDone: (stay) => stay.checked_out_at === null,
    set: () => ({ checked_out_at: null }),
  },
  noShow: {
    event: "no-show",
    allowed: (stay) => stay.checked_in_at === null,
    isDone: (stay) => stay.no_show_at !== null,
    set: (at) => ({ no_show_at: at }),
    isDue: (stay, today) => stay.check_in <= today,
  },
} as const satisfies Record<string, Mark>;

export async function mark(
  deps: Deps,
  bookingId: string,
  { which, stayIds }: { readonly which: Mark; readonly stayIds?: StayIds | undefined },
  cause: Cause,
): Promise<void> {
  const today = await todayAtProperty(deps);
  await changeBooking(deps, bookingId, cause, (change, booking) =>
    markLocked(change, booking, which, { today, stayIds }),
  );
}

type When = { readonly today: Day; readonly stayIds?: StayIds | undefined };

/**
 * The caller holds the booking's lock. Marks exactly the named stays, or else all that are due.
 */
export async function markLocked(
  change: Change,
  { id: bookingId, state }: Booking,
  which: Mark,
  { today, stayIds }: When,
): Promise<void> {
  const { tx, at } = change;
  const stays = await tx
    .selectFrom("stay")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("cancelled_at", "is", null)
    .execute();
  const unmarked = namedIn(stays, stayIds).filter((stay) => !which.isDone(stay));
  if (unmarked.length === 0) return;
  if (state !== "confirmed") throw new AppError("booking-not-here");
  const marked = stayIds ? allOf(unmarked, which, today) : dueOf(unmarked, which, today);
  const ids = marked.map(({ id }) => id);
  await tx.updateTable("stay").set(which.set(at)).where("id", "in", ids).execute();
  const rooms = { listingIds: marked.map(({ listing_id }) => listing_id) };
  const facts = stays.length > 1 ? rooms : {};
  await writeJournal(change, { bookingId, event: which.event, state, facts });
}

/** Refuses a room that was cancelled meanwhile. */
function namedIn(stays: readonly StayRow[], stayIds: StayIds | undefined): readonly StayRow[] {
  if (!stayIds) return stays;
  const named = stays.filter(({ id }) => stayIds.includes(id));
  if (named.length === 0 || named.length < new Set(stayIds).size) {
    throw new AppError("booking-not-here");
  }
  return named;
}

function allOf(stays: readonly StayRow[], which: Mark, today: Day): readonly StayRow[] {
  if (!stays.every(which.allowed)) throw new AppError("booking-not-here");
  const isEarly = stays.some((stay) => which.isDue?.(stay, today) === false);
  if (isEarly && which.neverEarly) throw new AppError("check-in-too-early");
  return stays;
}

function dueOf(stays: readonly StayRow[], which: Mark, today: Day): readonly StayRow[] {
  const markable = stays.filter(which.allowed);
  if (markable.length === 0) throw new AppError("booking-not-here");
  const due = markable.filter((stay) => which.isDue?.(stay, today) !== false);
  if (due.length === 0 && which.neverEarly) throw new AppError("check-in-too-early");
  return due.length > 0 ? due : markable;
}
