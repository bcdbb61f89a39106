import { useState } from "react";
import type { Day } from "../../domain/day.ts";
import { meantDates, type TypedDates } from "./date-doubt.ts";

export type DateDoubt = ReturnType<typeof useDateDoubt>;

/** Asks once a typed date is complete, and once per pair of dates. */
export function useDateDoubt(read: TypedDates, today: Day) {
  const [left, setLeft] = useState("");
  const [denied, setDenied] = useState("");
  const dates = `${read.checkIn} ${read.checkOut}`;
  const isAsked = left === dates && denied !== dates;
  return {
    question: isAsked ? meantDates(read, today) : null,
    leave: () => setLeft(dates),
    deny: () => setDenied(dates),
  };
}
