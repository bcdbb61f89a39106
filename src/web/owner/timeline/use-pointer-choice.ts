import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { Choosing } from "./use-days-choice.ts";

type Place = { readonly row: number; readonly night: number };

/** A mouse drags over the days; on touch, where dragging scrolls, tap the first and the last. */
export function usePointerChoice({ current, begin, reach, finish, cancel }: Choosing) {
  const pointer = useRef("mouse");
  const isDragging = useRef(false);

  const onPointerDown = (event: PointerEvent) => {
    pointer.current = event.pointerType;
    const place = placeOf(event.target);
    if (!place || event.pointerType !== "mouse" || event.button !== 0) return;
    begin(place.row, place.night);
    isDragging.current = true;
    const end = (last: Event) => {
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      isDragging.current = false;
      if (last.type === "pointerup") finish();
      else cancel();
    };
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!isDragging.current) return;
    const place = placeOf(event.target);
    if (place?.row === current.current?.row && place) reach(place.night);
  };

  const onTap = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || pointer.current === "mouse") return;
    const begun = current.current;
    if (begun?.row !== place.row || place.night < begun.anchor) {
      begin(place.row, place.night);
    } else if (reach(place.night)?.head === place.night) finish();
    else begin(place.row, place.night);
  };

  return { onPointerDown, onPointerMove, onTap };
}

export function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-night]") : null;
  const row = cell?.closest<HTMLElement>("[data-row]");
  return cell && row ? { row: Number(row.dataset.row), night: Number(cell.dataset.night) } : null;
}
