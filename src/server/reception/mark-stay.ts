import type { Updateable } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Day } from "../../domain/day.ts";
import type { JournalEvent } from "../../domain/journal.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { BookingTable } from "../database/tables.ts";
import type { Deps } from "../deps.ts";
import { todayAtProperty } from "../property/today-at-property.ts";

type Mark = {
  readonly event: JournalEvent;
  readonly allowed: (booking: Booking) => boolean;
  readonly isDone: (booking: Booking) => boolean;
  readonly set: (at: Date) => Updateable<BookingTable>;
  /** Arrival cannot be marked before the first day. */
  readonly isEarly?: (booking: Booking, today: Day) => boolean;
};

/** For `checkOut`, which asks about money and nights first. */
export const leftMark: Mark = {
  event: "checked-out",
  allowed: (booking) => booking.no_show_at === null,
  isDone: (booking) => booking.checked_out_at !== null,
  set: (at) => ({ checked_out_at: at }),
};

/** The reception's other marks. Idempotent: a second tap changes nothing. */
export const marks = {
  checkIn: {
    event: "checked-in",
    allowed: (booking) => booking.checked_out_at === null,
    isDone: (booking) => booking.checked_in_at !== null,
    set: (at) => ({ checked_in_at: at, no_show_at: null }),
    isEarly: (booking, today) => today < booking.check_in,
  },
  undoCheckIn: {
    event: "check-in-undone",
    allowed: (booking) => booking.checked_out_at === null,
    isDone: (booking) => booking.checked_in_at === null,
    set: () => ({ checked_in_at: null }),
  },
  undoCheckOut: {
    event: "check-out-undone",
    allowed: () => true,
    isDone: (booking) => booking.checked_out_at === null,
    set: () => ({ checked_out_at: null }),
  },
  noShow: {
    event: "no-show",
    allowed: (booking) => booking.checked_in_at === null,
    isDone: (booking) => booking.no_show_at !== null,
    set: (at) => ({ no_show_at: at }),
  },
} as const satisfies Record<string, Mark>;

export async function mark(
  deps: Deps,
  bookingId: string,
  which: Mark,
  cause: Cause,
): Promise<void> {
  const today = await todayAtProperty(deps);
  await changeBooking(deps, bookingId, cause, (change, booking) =>
    markLocked(change, booking, which, today),
  );
}

/** The caller holds the booking's lock. */
export async function markLocked(
  change: Change,
  booking: Booking,
  { event, allowed, isDone, set, isEarly }: Mark,
  today: Day,
): Promise<void> {
  if (isDone(booking)) return;
  if (booking.state !== "confirmed" || !allowed(booking)) throw new AppError("booking-not-here");
  if (isEarly?.(booking, today)) throw new AppError("check-in-too-early");
  const { tx, at } = change;
  await tx.updateTable("booking").set(set(at)).where("id", "=", booking.id).execute();
  await writeJournal(change, { bookingId: booking.id, event, state: booking.state });
}
