import { addDays, type Day, weekday } from "../../../domain/day.ts";
import { sameDayOfMonth } from "./months.ts";

/** Keyboard navigation: arrows by day, Page keys by month. */
export function moveCursor(from: Day, key: string): Day | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(from, -1);
    case "ArrowRight":
      return addDays(from, 1);
    case "ArrowUp":
      return addDays(from, -7);
    case "ArrowDown":
      return addDays(from, 7);
    case "PageUp":
      return sameDayOfMonth(from, -1);
    case "PageDown":
      return sameDayOfMonth(from, 1);
    case "Home":
      return addDays(from, -weekday(from));
    case "End":
      return addDays(from, 6 - weekday(from));
    default:
      return null;
  }
}
