import type { Day } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";

/** 'Sáb., 12 de dez.' */
export function shortDay(of: Day, language: string): string {
  const text = formatDay(of, "short", language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
