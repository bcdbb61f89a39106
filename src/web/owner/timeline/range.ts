import { addDays, type Day, daysBetween, parseDay, weekday } from "../../../domain/day.ts";
import { firstOfMonth } from "../../../domain/month.ts";

export const views = ["2", "3", "mes", "60"] as const;
export type View = (typeof views)[number];

export const viewNames: Readonly<Record<View, string>> = {
  "2": "2 semanas",
  "3": "3 semanas",
  mes: "Mês",
  "60": "60 dias",
};

/** The visible days: start and length are in the URL. */
export type Range = { readonly view: View; readonly from: Day; readonly until: Day };

const lengths = { "2": 14, "3": 21, "60": 60 } as const;

export function readRange(search: URLSearchParams, today: Day): Range {
  const view = views.find((known) => known === search.get("ver")) ?? "2";
  const asked = parseDay(search.get("de") ?? "");
  if (view === "mes") {
    const from = firstOfMonth(asked ?? today);
    return { view, from, until: firstOfMonth(from, 1) };
  }
  const from = asked ?? mondayOf(today);
  return { view, from, until: addDays(from, lengths[view]) };
}

/** The same view, shifted by its own length. */
export function stepFrom({ view, from, until }: Range, steps: 1 | -1): Day {
  return view === "mes"
    ? firstOfMonth(from, steps)
    : addDays(from, steps * daysBetween(from, until));
}

/** Drops the selection, because another range has other bars. */
export function rangeUrl(view: View, from: Day | null): string {
  const query = new URLSearchParams();
  if (from) query.set("de", from);
  if (view !== "2") query.set("ver", view);
  return `?${query}`;
}

function mondayOf(of: Day): Day {
  return addDays(of, -((weekday(of) + 6) % 7));
}
