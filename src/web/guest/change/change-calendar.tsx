import { addPortuguese } from "../../content/i18n.ts";
import { calendar } from "../../content/pt-BR/calendar.ts";
import { CalendarLegend } from "../../ui/calendar/calendar-legend.tsx";
import { type CalendarProps, StayCalendar } from "../../ui/calendar/stay-calendar.tsx";

addPortuguese({ calendar });

export default function ChangeCalendar(props: CalendarProps) {
  return (
    <>
      <StayCalendar {...props} />
      <CalendarLegend sign="reserved" isChange />
    </>
  );
}
