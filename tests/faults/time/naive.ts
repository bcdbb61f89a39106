import type { Day } from "../../../src/domain/day.ts";
import { type Clockwork, clockwork } from "./run.ts";

/** Common but wrong date code, with Date standing for a day. */
export const naive: Clockwork = {
  ...clockwork,
  todayIn: (_zone, now) => new Date(now).toISOString().slice(0, 10) as Day,
  nightCount: ({ checkIn, checkOut }) =>
    (Date.parse(`${checkOut}T00:00`) - Date.parse(`${checkIn}T00:00`)) / 86_400_000,
  formatDay: (of, style, language) =>
    style === "numeric"
      ? new Date(of).toLocaleDateString(language)
      : clockwork.formatDay(of, style, language),
};
