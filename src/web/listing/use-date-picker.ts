import { useRef, useState } from "react";
import { useCode } from "../ui/use-code.ts";
import type { DateField } from "./judge-booking.ts";

export type DatePicker = ReturnType<typeof useDatePicker>;
type Field = DateField | "guests";

const loadCalendar = () => import("./booking-calendar.tsx");

/** Which date the calendar is open for, and refs to the form's fields. */
export function useDatePicker() {
  const [wanted, setWanted] = useState<DateField | null>(null);
  const { code, isMissing, tryAgain } = useCode(loadCalendar, wanted !== null);
  const fields = useRef<Partial<Record<Field, HTMLElement | null>>>({});
  const isQuiet = useRef(false);
  const [isEntering, setEntering] = useState(false);

  /** Focus set by a script must not open the calendar, which would cover the message. */
  function focus(field: Field) {
    setWanted(null);
    isQuiet.current = true;
    fields.current[field]?.focus();
    isQuiet.current = false;
  }

  return {
    /** Null until its code has loaded. */
    calendar: code,
    /** If the calendar's code is missing, an empty sheet would only cover the fields. */
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
    /** For the keyboard: opens the calendar and moves the focus into it. */
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
