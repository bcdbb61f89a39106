import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../domain/day.ts";
import { Sheet } from "../ui/sheet.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { phone, useMedia } from "../ui/use-media.ts";
import styles from "./dates-calendar.module.css";
import { typedOr } from "./entries-in-address.ts";
import {
  type Circumstances,
  isImpossible,
  type Judgement,
  judgeBooking,
  reservedIn,
} from "./judge-booking.ts";
import type { BookingForm } from "./use-booking-form.ts";
import type { DatePicker } from "./use-date-picker.ts";

type Props = {
  entries: BookingForm;
  judged: Judgement;
  circumstances: Circumstances;
  picker: DatePicker;
  home: RefObject<HTMLElement | null>;
};

export function DatesCalendar({ entries, judged, circumstances, picker, home }: Props) {
  const { t } = useTranslation();
  const isPhone = useMedia(phone);
  const isWide = useMedia("(min-width: 900px)");
  const { picking, calendar } = picker;
  const { sameDayTurnover, dateFormat, local } = circumstances;
  const reserved = reservedIn(circumstances);

  useEffect(() => {
    if (!calendar || !picking || !picker.isEntering) return;
    picker.entered();
    home.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  });

  function close() {
    const isInside = home.current?.contains(document.activeElement);
    if (picking && isInside && !isPhone) picker.focus(picking);
    else picker.close();
  }

  function change(checkIn: Day | null, checkOut: Day | null) {
    entries.setDays(checkIn, checkOut);
    const typed = (day: Day | null) => typedOr(day, dateFormat);
    const chosen = { ...entries, checkIn: typed(checkIn), checkOut: typed(checkOut) };
    // Keep it open for impossible dates, so that the next press can correct them.
    if (isImpossible(judgeBooking(chosen, circumstances))) return;
    if (!checkOut) picker.open("check-out");
    else if (!checkIn) picker.open("check-in");
    else if (!isPhone && checkIn < checkOut) picker.focus("check-out");
  }

  return (
    <Sheet
      open={picking !== null}
      onClose={close}
      label={t("booking.calendar.heading")}
      className={styles.popover ?? ""}
      footer={
        calendar && (
          <calendar.Footer
            {...{ judged, picking, isPhone }}
            isKnown={reserved !== null}
            onClear={() => change(null, null)}
            onClose={close}
          />
        )
      }
    >
      {calendar && picking ? (
        <calendar.Calendar
          checkIn={judged.checkIn}
          checkOut={judged.checkOut}
          onChange={change}
          reserved={reserved}
          today={local.day}
          sameDayTurnover={sameDayTurnover}
          months={isPhone ? "all" : isWide ? 2 : 1}
          picking={picking}
        />
      ) : (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
    </Sheet>
  );
}
