import { type FocusEvent, type PointerEvent, useState } from "react";
import type { TimelineBar } from "../../../contract/owner/timeline.ts";
import { bookingInKey } from "../../../contract/owner-urls.ts";

/** The booking that is pointed at, focused or opened: all of its rooms are marked. */
export function useLinkedRooms(chosenBar: string | null) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const chosen = bookingInKey(chosenBar)?.bookingId ?? null;
  return {
    booking: hovered ?? focused ?? chosen,
    events: {
      onPointerOver: ({ target }: PointerEvent) => setHovered(bookingAt(target)),
      onPointerLeave: () => setHovered(null),
      onFocus: ({ target }: FocusEvent) => setFocused(bookingAt(target)),
      onBlur: () => setFocused(null),
    },
  };
}

/** Only bars of several rooms carry their booking. */
function bookingAt(target: EventTarget): string | null {
  const bar = target instanceof Element ? target.closest<HTMLElement>("[data-booking]") : null;
  return bar?.dataset.booking ?? null;
}

/** One of several rooms of the booking. */
export const isOf = (bookingId: string | null) => (bar: TimelineBar) =>
  bar.kind === "booking" && bar.rooms > 1 && bar.bookingId === bookingId;
