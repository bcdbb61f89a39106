import { useState } from "react";
import { NOT_A_NIGHT } from "../../../contract/stay-refusals.ts";
import { type Day, parseDay } from "../../../domain/day.ts";
import button from "../../ui/button.module.css";
import { MissingCalendar } from "../../ui/calendar/missing-calendar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useCode } from "../../ui/use-code.ts";
import { phone, useMedia } from "../../ui/use-media.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { useToday } from "../ui/owner-page.tsx";
import { type BookingDraft, stayOf } from "./booking-draft.ts";
import styles from "./new-booking.module.css";

const loadCalendar = () => import("./desk-calendar.tsx");

type Props = {
  draft: BookingDraft;
  onDraft: (draft: BookingDraft) => void;
  /** Called when both days are chosen: the calendar closes, so the focus must move. */
  onPicked: () => void;
};

/** Two taps in the calendar, or two typed dates. */
export function DatesSection({ draft, onDraft, onPicked }: Props) {
  const today = useToday();
  const isPhone = useMedia(phone);
  // Two months beside each other have days that are too small for a thumb.
  const isWide = useMedia("(min-width: 1100px)");
  const stay = stayOf(draft);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || stay === null;
  const { code: Calendar, isMissing, tryAgain } = useCode(loadCalendar, isOpen);
  const { checkIn, checkOut } = draft;
  const pick = (from: Day | null, until: Day | null) => {
    onDraft({ ...draft, checkIn: from ?? "", checkOut: until ?? "" });
    if (!from || !until) return;
    setWanted(false);
    onPicked();
  };
  return (
    <section className={field.stack} aria-labelledby="datas">
      <h2 id="datas">Datas</h2>
      <div className={field.pair}>
        <Field
          label="Entrada"
          name="checkIn"
          kind="date"
          value={checkIn}
          onType={(typed) => onDraft({ ...draft, checkIn: typed })}
          required
        />
        <Field
          label="Saída"
          name="checkOut"
          kind="date"
          value={checkOut}
          onType={(typed) => onDraft({ ...draft, checkOut: typed })}
          required
        />
      </div>
      {checkIn && checkOut && !stay && <p role="alert">{NOT_A_NIGHT}</p>}
      {!isOpen && (
        <button
          type="button"
          className={`${button.quiet} ${styles.tap}`}
          onClick={() => setWanted(true)}
        >
          <Icon name="calendar-days" />
          Ver calendário
        </button>
      )}
      {isOpen && isMissing && <MissingCalendar onRetry={tryAgain} />}
      {isOpen && !isMissing && (
        <div className={styles.calendar} aria-busy={!Calendar}>
          {Calendar && (
            <Calendar
              checkIn={parseDay(checkIn)}
              checkOut={parseDay(checkOut)}
              today={today}
              months={isPhone ? "all" : isWide ? 2 : 1}
              onChange={pick}
            />
          )}
        </div>
      )}
    </section>
  );
}
