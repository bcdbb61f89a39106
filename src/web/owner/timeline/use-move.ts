import { useCallback, useRef, useState } from "react";
import type { BookingBar, TimelineRow } from "../../../contract/owner/timeline.ts";
import { beginMove, hasMoved, isMovable, type Move } from "./move.ts";
import type { StayDraft } from "./stay-fields.tsx";

export type Moving = ReturnType<typeof useMove>;
export type Drop = (bar: BookingBar, to: StayDraft) => void;

/** One model for mouse and keyboard. A drop only asks: the change itself is confirmed elsewhere. */
export function useMove(rows: readonly TimelineRow[], onDrop: Drop) {
  const [move, setMove] = useState<Move | null>(null);
  // A bar that the user tried to pick up, but that cannot be moved.
  const [stuck, setStuck] = useState<BookingBar | null>(null);
  // Listeners outlive a render, so they read the current value from a ref.
  const current = useRef<Move | null>(null);
  const change = useCallback((next: Move | null) => {
    current.current = next;
    setMove(next);
  }, []);
  const letGo = useCallback(() => setStuck(null), []);
  return {
    move,
    stuck,
    letGo,
    current,
    change,
    /** The booking of a bar's element. */
    find(element: Element | null): { bar: BookingBar; row: number } | null {
      const key = element?.closest<HTMLElement>("[data-bar]")?.dataset.bar;
      const row = Number(element?.closest<HTMLElement>("[data-row]")?.dataset.row);
      const bar = rows[row]?.bars.find((one) => one.key === key);
      return bar?.kind === "booking" ? { bar, row } : null;
    },
    begin(bar: BookingBar, row: number, by: Move["by"]) {
      if (isMovable(bar)) change(beginMove(bar, row, by));
      else setStuck(bar);
    },
    finish() {
      const now = current.current;
      change(null);
      const room = now && rows[now.row];
      if (!room || !hasMoved(now)) return;
      const { checkIn, checkOut } = now;
      onDrop(now.bar, { listingId: room.listingId, checkIn, checkOut });
    },
    cancel: () => change(null),
  };
}
