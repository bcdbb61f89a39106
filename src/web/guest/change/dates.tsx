import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeView } from "../../../contract/guest-api.ts";
import type { Day } from "../../../domain/day.ts";
import { formatDayOfMonth, formatStay } from "../../../domain/format-stay.ts";
import { makeStay, nightCount, type Stay } from "../../../domain/stay.ts";
import { useSite } from "../../site.ts";
import { MissingCalendar } from "../../ui/calendar/missing-calendar.tsx";
import field from "../../ui/kit/field.module.css";
import { useCode } from "../../ui/use-code.ts";
import { useMedia } from "../../ui/use-media.ts";
import styles from "./change.module.css";
import { CHECK_IN, CHECK_OUT } from "./wish-in-address.ts";

const loadCalendar = () => import("./change-calendar.tsx");

/** Two months fit: in one column, or in two on a wide screen. */
const ROOM_FOR_TWO = "(min-width: 1280px), (min-width: 800px) and (max-width: 1100px)";

type Props = { view: ChangeView; stay: Stay; onChange: (stay: Stay) => void };

/** A calendar with the guest's own nights; two fields without scripts. */
export function Dates({ view, stay, onChange }: Props) {
  const { t } = useTranslation();
  const { sameDayTurnover } = useSite().property;
  const [arrival, setArrival] = useState<Day | null>(null);
  const { code: Calendar, isMissing, tryAgain } = useCode(loadCalendar, true);
  const isWide = useMedia(ROOM_FOR_TWO);

  function pick(checkIn: Day | null, checkOut: Day | null) {
    const chosen = checkIn && checkOut && makeStay(checkIn, checkOut);
    setArrival(chosen ? null : checkIn);
    if (chosen) onChange(chosen);
  }

  return (
    <fieldset className={styles.dates}>
      <legend className="vh">{t("guestChange.dates")}</legend>
      {!isMissing && (
        <div className={`scripted ${styles.calendar}`}>
          {Calendar && (
            <Calendar
              checkIn={arrival ?? stay.checkIn}
              checkOut={arrival ? null : stay.checkOut}
              onChange={pick}
              reserved={new Set(view.reserved)}
              today={view.first}
              last={view.last}
              own={view.own}
              sameDayTurnover={sameDayTurnover}
              months={isWide ? 2 : 1}
            />
          )}
        </div>
      )}
      {Calendar && <Chosen stay={stay} arrival={arrival} />}
      {isMissing && <MissingCalendar onRetry={tryAgain} />}
      <DateFields
        key={`${stay.checkIn} ${stay.checkOut}`}
        view={view}
        stay={stay}
        isShown={isMissing}
      />
    </fieldset>
  );
}

function Chosen({ stay, arrival }: { stay: Stay; arrival: Day | null }) {
  const { t, i18n } = useTranslation();
  const nights = t("booking.nights", { count: nightCount(stay) });
  return (
    <p className={styles.chosen} role="status">
      {arrival
        ? t("guestChange.pickCheckOut", { day: formatDayOfMonth(arrival, "long", i18n.language) })
        : `${formatStay(stay, "long", i18n.language)}, ${nights}`}
    </p>
  );
}

function DateFields({ view, stay, isShown }: { view: ChangeView; stay: Stay; isShown: boolean }) {
  const { t } = useTranslation();
  const range = { min: view.first, max: view.last };
  return (
    <div className={`${styles.pair} ${styles.native}`} data-shown={isShown}>
      <label className={field.field}>
        <span>{t("guestChange.checkIn")}</span>
        <input
          type="date"
          name={CHECK_IN}
          defaultValue={stay.checkIn}
          {...range}
          className={field.input}
        />
      </label>
      <label className={field.field}>
        <span>{t("guestChange.checkOut")}</span>
        <input
          type="date"
          name={CHECK_OUT}
          defaultValue={stay.checkOut}
          min={view.first}
          className={field.input}
        />
      </label>
    </div>
  );
}
