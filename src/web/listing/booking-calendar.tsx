import { addPortuguese } from "../content/i18n.ts";
import { calendar } from "../content/pt-BR/calendar.ts";
import { CalendarLegend } from "../ui/calendar/calendar-legend.tsx";
import { type CalendarProps, StayCalendar } from "../ui/calendar/stay-calendar.tsx";
import { CalendarFooter } from "./calendar-footer.tsx";

addPortuguese({ calendar });

function BookingCalendar(props: CalendarProps) {
  return (
    <>
      {props.months === "all" && <CalendarLegend sign={props.reserved ? "reserved" : "unknown"} />}
      <StayCalendar {...props} />
    </>
  );
}

/** What the sheet shows, and what it keeps in sight below. */
export default { Calendar: BookingCalendar, Footer: CalendarFooter };
