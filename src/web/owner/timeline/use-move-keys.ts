import type { KeyboardEvent } from "react";
import { type Move, shifted, stretched } from "./move.ts";
import type { Moving } from "./use-move.ts";

/**
 * M picks up the focused bar. Then the arrows move it; with Shift, left and right move its end, up
 * and down its beginning. Enter drops it and Esc puts it back. True if the key was handled.
 */
export function useMoveKeys(
  { current, change, find, begin, finish, cancel, letGo }: Moving,
  rows: number,
) {
  return (event: KeyboardEvent): boolean => {
    const move = current.current;
    letGo();
    if (!move) {
      const isM = event.key.toLowerCase() === "m" && !event.ctrlKey && !event.metaKey;
      const found = isM && !event.altKey ? find(event.target as Element) : null;
      if (found) begin(found.bar, found.row, "keys");
      return found !== null;
    }
    if (event.key === "Tab") cancel();
    if (event.key === "Tab" || event.key === "Shift") return true;
    event.preventDefault();
    if (event.key === "Escape") cancel();
    else if (event.key === "Enter" || event.key === " ") finish();
    else change(step(move, event, rows));
    return true;
  };
}

function step(move: Move, { key, shiftKey }: KeyboardEvent, rows: number): Move {
  const days = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (days !== 0) return shiftKey ? stretched(move, "checkOut", days) : shifted(move, days, 0);
  const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (shiftKey) return stretched(move, "checkIn", down);
  const isRow = move.row + down >= 0 && move.row + down < rows;
  return isRow ? shifted(move, 0, down) : move;
}
