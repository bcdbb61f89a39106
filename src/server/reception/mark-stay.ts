import type { Selectable, Updateable } from "kysely";
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
  /** Of several stays, only these; the others have another day. */
  readonly isDue?: (stay: StayRow, today: Day) => boolean;
  /** Nothing is marked before a stay is due. */
  readonly neverEarly?: true;
};

/** For `checkOut`, which asks about money and nights first. */
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
  which: Mark,
  cause: Cause,
): Promise<void> {
  const today = await todayAtProperty(deps);
  await changeBooking(deps, bookingId, cause, (change, booking) =>
    markLocked(change, booking, which, today),
  );
}

/** The caller holds the booking's lock. All stays that are due are marked together. */
export async function markLocked(
  change: Change,
  { id: bookingId, state }: Booking,
  { event, allowed, isDone, set, isDue = () => true, neverEarly }: Mark,
  today: Day,
): Promise<void> {
  const { tx, at } = change;
  const stays = await tx
    .selectFrom("stay")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("cancelled_at", "is", null)
    .execute();
  const unmarked = stays.filter((stay) => !isDone(stay));
  if (unmarked.length === 0) return;
  const markable = unmarked.filter(allowed);
  if (state !== "confirmed" || markable.length === 0) throw new AppError("booking-not-here");
  const due = markable.filter((stay) => isDue(stay, today));
  if (due.length === 0 && neverEarly) throw new AppError("check-in-too-early");
  const marked = (due.length > 0 ? due : markable).map(({ id }) => id);
  await tx.updateTable("stay").set(set(at)).where("id", "in", marked).execute();
  await writeJournal(change, { bookingId, event, state });
}
