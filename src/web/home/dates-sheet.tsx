import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../domain/day.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { formatMoney } from "../../domain/money.ts";
import { nightCount } from "../../domain/stay.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { MissingCalendar } from "../ui/calendar/missing-calendar.tsx";
import type { TypedDates } from "../ui/date-doubt.ts";
import { DateQuestion } from "../ui/date-question.tsx";
import { Sheet } from "../ui/sheet.tsx";
import typedDates from "../ui/typed-dates.module.css";
import { useCode } from "../ui/use-code.ts";
import { useDateDoubt } from "../ui/use-date-doubt.ts";
import { phone, useMedia } from "../ui/use-media.ts";
import styles from "./dates-sheet.module.css";
import { chosenDay, chosenStay, type SearchEntries, withDates } from "./search-entries.ts";
import { TypedDay } from "./typed-day.tsx";
import { useFocusInside } from "./use-focus-inside.ts";
import { useLowestTotal } from "./use-lowest-total.ts";

const loadCalendar = () => import("./house-calendar.tsx");

type Props = {
  open: boolean;
  /** Opened to choose the check-out. */
  leaving: boolean;
  search: SearchEntries;
  onChange(search: SearchEntries): void;
  onClose(): void;
};

export function DatesSheet({ open, leaving, search, onChange, onClose }: Props) {
  const { t } = useTranslation();
  const { today, property } = useSite();
  const isPhone = useMedia(phone);
  const isWide = useMedia("(min-width: 900px)");
  const content = useFocusInside(open);
  const { code: Calendar, isMissing, tryAgain } = useCode(loadCalendar, open);
  const checkIn = chosenDay(search.startDate);
  const checkOut = chosenDay(search.endDate);
  const [typed, setTyped] = useState<Partial<TypedDates>>({});
  const read = { checkIn, checkOut, ...typed };
  const doubt = useDateDoubt(read, today);
  const setDates = (from: Day | null, to: Day | null) => {
    setTyped({});
    onChange(withDates(search, from, to, today));
  };
  /** A past date is not searched for, but may trigger the day/month question. */
  function type(part: Partial<TypedDates>) {
    setTyped({ ...typed, ...part });
    const next = { checkIn, checkOut, ...part };
    const isAhead = [part.checkIn, part.checkOut].every((day) => !day || day >= today);
    if (isAhead) onChange(withDates(search, next.checkIn, next.checkOut, today));
  }
  // If the check-out was chosen first, the check-in is next.
  const [isArriving, setArriving] = useState(false);
  function pick(from: Day | null, to: Day | null) {
    setArriving(leaving && checkIn === null);
    setDates(from, to);
  }
  useEffect(() => {
    if (open) return;
    setArriving(false);
    setTyped({});
  }, [open]);
  const isHalf = (checkIn !== null || checkOut !== null) && chosenStay(search) === null;
  function retry() {
    content.current?.focus();
    tryAgain();
  }
  const clear = (checkIn || checkOut) && (
    <button type="button" className={button.quiet} onClick={() => setDates(null, null)}>
      {t("home.search.clearDates")}
    </button>
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t("home.search.dates")}
      className={styles.pop ?? ""}
      footer={
        <div className={styles.foot}>
          <Summary search={search} />
          {!isPhone && clear}
          <button
            type="button"
            className={button.primary}
            aria-disabled={isHalf}
            onClick={() => !isHalf && onClose()}
          >
            {t("home.search.confirmDates")}
          </button>
        </div>
      }
    >
      <div className={styles.content} ref={content} tabIndex={-1}>
        <div className={typedDates.dates}>
          <TypedDay
            label={t("home.search.checkIn")}
            value={checkIn}
            earliest={today}
            onChange={(day) => type({ checkIn: day })}
            onLeave={doubt.leave}
          />
          <TypedDay
            label={t("home.search.checkOut")}
            value={checkOut}
            earliest={today}
            onChange={(day) => type({ checkOut: day })}
            onLeave={doubt.leave}
          />
        </div>
        {doubt.question && (
          <DateQuestion
            read={read}
            meant={doubt.question}
            onTake={(dates) => setDates(dates.checkIn, dates.checkOut)}
            onDeny={doubt.deny}
          />
        )}
        {Calendar && (
          <Calendar
            checkIn={checkIn}
            checkOut={checkOut}
            onChange={pick}
            today={today}
            leaveFrom={today}
            sameDayTurnover={property.sameDayTurnover}
            months={isPhone ? "all" : isWide ? 2 : 1}
            {...(leaving && {
              picking: isArriving ? ("check-in" as const) : ("check-out" as const),
            })}
          />
        )}
        {isMissing && <MissingCalendar onRetry={retry} />}
        {!Calendar && !isMissing && <div className={styles.waiting} aria-busy />}
        {isPhone && clear}
      </div>
    </Sheet>
  );
}

function Summary({ search }: { search: SearchEntries }) {
  const { t, i18n } = useTranslation();
  const stay = chosenStay(search);
  const lowest = useLowestTotal(search);
  if (!stay) {
    return (
      <p className={styles.summary} role="status">
        <b>{t(missing(search))}</b>
      </p>
    );
  }
  const nights = t("home.search.nights", { count: nightCount(stay) });
  const dates = formatStay(stay, "short", i18n.language);
  const price =
    lowest === null
      ? t("home.search.noneFree")
      : lowest && t("home.search.from", { price: formatMoney(lowest, i18n.language) });
  return (
    <p className={styles.summary} role="status">
      <b>{price || nights}</b>
      <small>{price ? `${nights}, ${dates}` : dates}</small>
    </p>
  );
}

function missing({ startDate, endDate }: SearchEntries) {
  if (startDate === "today") return "home.search.askCheckIn" as const;
  return endDate === "today"
    ? ("home.search.askCheckOut" as const)
    : ("home.search.askLonger" as const);
}
