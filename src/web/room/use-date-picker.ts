import { useRef, useState } from "react";
import type { DateField } from "./judge-booking.ts";

export type DatePicker = ReturnType<typeof useDatePicker>;
type Field = DateField | "guests";

/** Which date the calendar is open for, and the way to each field of the form. */
export function useDatePicker() {
  const [picking, setPicking] = useState<DateField | null>(null);
  const [isBroken, setBroken] = useState(false);
  const fields = useRef<Partial<Record<Field, HTMLElement | null>>>({});
  const isQuiet = useRef(false);
  const [isEntering, setEntering] = useState(false);

  return {
    picking,
    /** The calendar's code did not come: typing is left. */
    isBroken,
    open: setPicking,
    close: () => setPicking(null),
    giveUp() {
      setPicking(null);
      setBroken(true);
    },
    /** For the keyboard: opens it and goes on into the days. */
    openAndEnter(field: DateField) {
      setEntering(true);
      setPicking(field);
    },
    isEntering,
    entered: () => setEntering(false),
    /** Focus that is not the visitor's own must not cover the message with a calendar. */
    focus(field: Field) {
      setPicking(null);
      isQuiet.current = true;
      fields.current[field]?.focus();
      isQuiet.current = false;
    },
    isQuiet: () => isQuiet.current,
    register: (field: Field) => (element: HTMLElement | null) => {
      fields.current[field] = element;
    },
  };
}
