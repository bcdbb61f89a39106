import { useEffect, useState } from "react";
import type { Day } from "../../domain/day.ts";
import { browserApi } from "../browser-api.ts";
import { addPortuguese } from "../content/i18n.ts";
import { calendar } from "../content/pt-BR/calendar.ts";
import { CalendarLegend } from "../ui/calendar/calendar-legend.tsx";
import { type CalendarProps, StayCalendar } from "../ui/calendar/stay-calendar.tsx";

addPortuguese({ calendar });

/** The calendar of all rooms: a day is marked when none of them is free. */
export default function HouseCalendar(props: Omit<CalendarProps, "reserved">) {
  const full = useFullDays();
  return (
    <>
      <CalendarLegend sign="full" />
      <StayCalendar {...props} reserved={full} isWholeHouse />
    </>
  );
}

/** Empty until known, and with a server without that call: then the search decides. */
function useFullDays(): ReadonlySet<Day> {
  const [days, setDays] = useState<ReadonlySet<Day>>(new Set());
  useEffect(() => {
    browserApi()
      .listFullDays()
      .then(
        (list) => setDays(new Set(list)),
        () => undefined,
      );
  }, []);
  return days;
}
