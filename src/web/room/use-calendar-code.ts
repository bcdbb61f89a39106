import { useEffect, useState } from "react";

type Calendar = typeof import("../ui/calendar/stay-calendar.tsx").default;

/** The calendar's code comes when it is first wanted. */
export function useCalendarCode(isWanted: boolean, onMissing: () => void): Calendar | null {
  const [calendar, setCalendar] = useState<Calendar | null>(null);
  useEffect(() => {
    if (!isWanted || calendar) return;
    import("../ui/calendar/stay-calendar.tsx").then(
      (code) => setCalendar(() => code.default),
      onMissing,
    );
  });
  return calendar;
}
