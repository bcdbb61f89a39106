import { type PointerEvent, type RefObject, useRef } from "react";
import type { BookingBar } from "../../../contract/owner/timeline.ts";
import { type Grip, placed } from "./move.ts";
import type { Moving } from "./use-move.ts";

/** A shorter movement is a click with an unsteady hand. */
const LEAST_PIXELS = 5;
const END_PIXELS = 10;
const EDGE_PIXELS = 48;
const SCROLL_PIXELS = 12;

type Drag = {
  readonly bar: BookingBar;
  readonly row: number;
  readonly grip: Grip;
  readonly x: number;
  readonly y: number;
  readonly scrollLeft: number;
};

/** A mouse takes a bar to other days or another room, or pulls one of its ends. Touch scrolls. */
export function useBarDrag(
  table: RefObject<HTMLTableElement | null>,
  days: number,
  { current, change, find, begin, finish, cancel, letGo }: Moving,
) {
  // The click that ends a drag does not open the bar.
  const hasDragged = useRef(false);

  const follow = (drag: Drag, { clientX, clientY }: MouseEvent) => {
    const grid = table.current;
    const scroll = grid?.closest("section");
    if (!grid || !scroll) return;
    if (!current.current) {
      if (Math.hypot(clientX - drag.x, clientY - drag.y) < LEAST_PIXELS) return;
      if (!hasDragged.current) begin(drag.bar, drag.row, "pointer");
      hasDragged.current = true;
    }
    scrollAtEdge(scroll, grid, clientX);
    const move = current.current;
    if (!move) return;
    const moved = clientX - drag.x + scroll.scrollLeft - drag.scrollLeft;
    const next = placed(
      move,
      drag.grip,
      Math.round(moved / dayWidth(grid, days)),
      rowAt(grid, clientY) ?? move.row,
    );
    const isSame =
      next.row === move.row && next.checkIn === move.checkIn && next.checkOut === move.checkOut;
    if (!isSame) change(next);
  };

  const onPointerDown = (event: PointerEvent) => {
    hasDragged.current = false;
    letGo();
    if (current.current) cancel();
    const bar = (event.target as Element).closest<HTMLElement>("[data-bar]");
    const found = find(bar);
    if (!bar || !found || event.pointerType !== "mouse" || event.button !== 0) return;
    const scrollLeft = table.current?.closest("section")?.scrollLeft ?? 0;
    const { clientX: x, clientY: y } = event;
    const drag: Drag = { ...found, grip: gripAt(bar, x, 2 * days), x, y, scrollLeft };
    const ending = new AbortController();
    const { signal } = ending;
    const end = (isDrop: boolean) => {
      ending.abort();
      if (!current.current) return;
      if (isDrop) finish();
      else cancel();
    };
    window.addEventListener("pointermove", (moved) => follow(drag, moved), { signal });
    window.addEventListener("pointerup", () => end(true), { signal });
    window.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  };

  return { onPointerDown, hasDragged };
}

/** The ends of a bar that begins or ends off the grid cannot be pulled. */
function gripAt(bar: HTMLElement, x: number, halfDays: number): Grip {
  const { left, right, width } = bar.getBoundingClientRect();
  const at = Number(bar.dataset.at);
  const span = bar.closest("td")?.colSpan ?? 0;
  const end = Math.min(END_PIXELS, width / 4);
  if (x < left + end && at > 0) return "checkIn";
  if (x > right - end && at + span < halfDays) return "checkOut";
  return "whole";
}

function dayWidth(grid: HTMLTableElement, days: number): number {
  const names = grid.querySelector("th");
  return (grid.offsetWidth - (names?.offsetWidth ?? 0)) / days;
}

function rowAt(grid: HTMLTableElement, y: number): number | null {
  const found = [...grid.querySelectorAll<HTMLElement>("[data-row]")].find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top <= y && y < bottom;
  });
  return found ? Number(found.dataset.row) : null;
}

function scrollAtEdge(scroll: HTMLElement, grid: HTMLTableElement, x: number): void {
  const { left, right } = scroll.getBoundingClientRect();
  const names = grid.querySelector("th")?.offsetWidth ?? 0;
  if (x > right - EDGE_PIXELS) scroll.scrollLeft += SCROLL_PIXELS;
  else if (x < left + names + EDGE_PIXELS) scroll.scrollLeft -= SCROLL_PIXELS;
}
