import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { PricesUndo } from "../../../contract/owner/prices.ts";
import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import { addDays, parseDay } from "../../../domain/day.ts";
import { PriceDialog } from "../night-prices/price-dialog.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import type { StayDraft } from "./stay-fields.tsx";

/** What the owner is about to do with nights or with a booking. */
export type Task =
  | { readonly kind: "block"; readonly start: StayDraft }
  | { readonly kind: "price"; readonly start: StayDraft }
  | {
      readonly kind: "change";
      readonly bookingId: string;
      readonly stayId: string;
      readonly to?: StayDraft;
    };

type Props = {
  task: Task;
  rooms: readonly TimelineRow[];
  /** The selected booking, once loaded. */
  booking: BookingDetails | null;
  onTask: (task: Task | null) => void;
  onDone: (said: string, undo?: PricesUndo) => void;
};

/** The dialog of a task. */
export function TaskDialog({ task, rooms, booking, onTask, onDone }: Props) {
  const close = () => onTask(null);
  if (task.kind === "block") {
    return (
      <BlockDialog
        rooms={rooms}
        start={task.start}
        onClose={close}
        onDone={onDone}
        onPrice={(start) => onTask({ kind: "price", start })}
      />
    );
  }
  if (task.kind === "price") {
    return (
      <PriceDialog rooms={rooms} start={nightsOf(task.start)} onClose={close} onDone={onDone} />
    );
  }
  if (booking === null || booking.id !== task.bookingId) return null;
  return (
    <ChangeDialog
      booking={booking}
      stayId={task.stayId}
      to={task.to}
      onClose={close}
      onDone={onDone}
    />
  );
}

function nightsOf({ listingId, checkIn, checkOut }: StayDraft) {
  const end = parseDay(checkOut);
  return { rooms: [listingId], firstNight: checkIn, lastNight: end ? addDays(end, -1) : checkIn };
}
