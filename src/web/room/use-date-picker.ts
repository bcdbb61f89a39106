import { useRef, useState } from "react";
import { useCalendarCode } from "../ui/calendar/calendar-code.ts";
import type { DateField } from "./judge-booking.ts";

export type DatePicker = ReturnType<typeof useDatePicker>;
type Field = DateField | "guests";

/** Which date the calendar is open for, and the way to each field of the form. */
export function useDatePicker() {
  const [wanted, setWanted] = useState<DateField | null>(null);
  const { code: Calendar, isMissing, tryAgain } = useCalendarCode(wanted !== null);
  const fields = useRef<Partial<Record<Field, HTMLElement | null>>>({});
  const isQuiet = useRef(false);
  const [isEntering, setEntering] = useState(false);

  /** Focus that is not the visitor's own must not cover the message with a calendar. */
  function focus(field: Field) {
    setWanted(null);
    isQuiet.current = true;
    fields.current[field]?.focus();
    isQuiet.current = false;
  }

  return {
    Calendar,
    /** Without its code a sheet would only cover the fields: typing is left. */
    picking: isMissing ? null : wanted,
    isMissing,
    retry() {
      const field = wanted ?? "check-in";
      focus(field);
      setEntering(false);
      tryAgain();
      setWanted(field);
    },
    open: setWanted,
    close: () => setWanted(null),
    /** For the keyboard: opens it and goes on into the days. */
    openAndEnter(field: DateField) {
      setEntering(true);
      tryAgain();
      setWanted(field);
    },
    isEntering,
    entered: () => setEntering(false),
    focus,
    isQuiet: () => isQuiet.current,
    register: (field: Field) => (element: HTMLElement | null) => {
      fields.current[field] = element;
    },
  };
}
