import type { BookingBar, TimelineBar, TimelineRow } from "../../../contract/owner/timeline.ts";
import { addDays } from "../../../domain/day.ts";
import { makeStay, overlap, type Stay } from "../../../domain/stay.ts";

/** What of a bar is moved: all of it, or one end. */
export type Grip = "whole" | "checkIn" | "checkOut";

/** A booking's bar on its way to other days or another room. Nothing is written yet. */
export type Move = Stay & {
  readonly bar: BookingBar;
  readonly fromRow: number;
  readonly row: number;
  readonly by: "pointer" | "keys";
};

/** Not for a guest who has left, an erased booking, or a stay that a portal's calendar dates. */
export function isMovable(bar: BookingBar): boolean {
  return !bar.checkedOut && !bar.erased && !bar.isRead;
}

export function beginMove(bar: BookingBar, row: number, by: Move["by"]): Move {
  return { bar, fromRow: row, row, checkIn: bar.checkIn, checkOut: bar.checkOut, by };
}

/** Moved by so many days from its start. A dragged end stops a night before the other end. */
export function placed(move: Move, grip: Grip, days: number, row: number): Move {
  const { bar } = move;
  if (grip === "whole") {
    const [checkIn, checkOut] = [addDays(bar.checkIn, days), addDays(bar.checkOut, days)];
    return { ...move, checkIn, checkOut, row };
  }
  return stretched({ ...move, checkIn: bar.checkIn, checkOut: bar.checkOut }, grip, days);
}

/** One key press, from the current position. */
export function shifted(move: Move, days: number, rows: number): Move {
  const { checkIn, checkOut, row } = move;
  return {
    ...move,
    checkIn: addDays(checkIn, days),
    checkOut: addDays(checkOut, days),
    row: row + rows,
  };
}

export function stretched(move: Move, end: "checkIn" | "checkOut", days: number): Move {
  const stay = { checkIn: move.checkIn, checkOut: move.checkOut };
  const wanted = { ...stay, [end]: addDays(stay[end], days) };
  if (makeStay(wanted.checkIn, wanted.checkOut)) return { ...move, ...wanted };
  const nearest =
    end === "checkIn"
      ? { checkIn: addDays(stay.checkOut, -1) }
      : { checkOut: addDays(stay.checkIn, 1) };
  return { ...move, ...nearest };
}

export function hasMoved({ bar, fromRow, row, checkIn, checkOut }: Move): boolean {
  return row !== fromRow || checkIn !== bar.checkIn || checkOut !== bar.checkOut;
}

/**
 * The visible taker of the nights, before the server is asked. Closed nights may be closed by the
 * moved booking itself: only the server knows.
 */
export function obstacleOf(rows: readonly TimelineRow[], move: Move): TimelineBar | undefined {
  const { row, fromRow } = move;
  return rows[row]?.bars.find((bar) => {
    const isOwn = row === fromRow && bar.key === move.bar.key;
    if (isOwn || bar.kind === "closed") return false;
    return overlap(bar, move);
  });
}
