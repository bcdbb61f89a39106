import type { Day } from "../../../domain/day.ts";
import { addPortuguese } from "../../content/i18n.ts";
import { calendar } from "../../content/pt-BR/calendar.ts";
import { type CalendarProps, StayCalendar } from "../../ui/calendar/stay-calendar.tsx";

addPortuguese({ calendar });

const NONE: ReadonlySet<Day> = new Set();

type Props = Omit<CalendarProps, "reserved" | "picking" | "sameDayTurnover">;

/** Every day from today on can be chosen, because which nights are taken differs by room. */
export default function DeskCalendar({ checkIn, checkOut, onChange, ...rest }: Props) {
  const pick = (day: Day | null) => {
    const isEnd = checkIn !== null && checkOut === null && day !== null && day > checkIn;
    if (isEnd) onChange(checkIn, day);
    else onChange(day, null);
  };
  return (
    <StayCalendar
      {...rest}
      checkIn={checkIn}
      checkOut={checkOut}
      picking="check-in"
      onChange={pick}
      reserved={NONE}
      sameDayTurnover
    />
  );
}
