import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { MissingCalendar } from "../ui/calendar/missing-calendar.tsx";
import typedDates from "../ui/typed-dates.module.css";
import { isMedia, phone, useMedia } from "../ui/use-media.ts";
import { useTypedDate } from "../ui/use-typed-date.ts";
import { complaintId } from "./complaint-message.tsx";
import styles from "./date-fields.module.css";
import { DatesCalendar } from "./dates-calendar.tsx";
import type { Circumstances, Complaint, DateField, Judgement } from "./judge-booking.ts";
import type { BookingForm } from "./use-booking-form.ts";
import type { DatePicker } from "./use-date-picker.ts";

type Props = {
  entries: BookingForm;
  judged: Judgement;
  complaint: Complaint | null;
  circumstances: Circumstances;
  picker: DatePicker;
  /** The field was left with a complete date. */
  onLeave: () => void;
};

/** Two inputs to type in, and the calendar that opens from them. */
export function DateFields(props: Props) {
  const { entries, complaint, picker } = props;
  const { t } = useTranslation();
  const home = useRef<HTMLDivElement>(null);
  const isWrong = complaint !== null && complaint.kind !== "guests";
  const shared = { picker, isWrong, isDescribed: complaint !== null, onLeave: props.onLeave };
  return (
    <div ref={home} className={styles.fields}>
      <div className={`${typedDates.dates} ${styles.dates}`} data-wrong={isWrong}>
        <DateInput
          {...shared}
          field="check-in"
          label={t("booking.checkIn")}
          value={entries.checkIn}
          onType={entries.setCheckIn}
        />
        <DateInput
          {...shared}
          field="check-out"
          label={t("booking.checkOut")}
          value={entries.checkOut}
          onType={entries.setCheckOut}
        />
      </div>
      <DatesCalendar {...props} home={home} />
      {picker.isMissing && <MissingCalendar onRetry={picker.retry} />}
    </div>
  );
}

type InputProps = {
  field: DateField;
  label: string;
  value: string;
  picker: DatePicker;
  isWrong: boolean;
  isDescribed: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
};

function DateInput({ field, label, value, picker, isWrong, isDescribed, ...on }: InputProps) {
  const { onType, onLeave } = on;
  const { read, write, placeholder } = useTypedDate();
  // The sheet is modal: on phones only a press opens it, before a keyboard appears.
  const isPhone = useMedia(phone);
  const input = useRef<HTMLInputElement>(null);
  const wasTyped = useRef(false);

  // Keep what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (input.current && input.current.value !== value) onType(input.current.value);
  }, []);

  function leave() {
    if (wasTyped.current) onLeave();
    wasTyped.current = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") leave();
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    picker.openAndEnter(field);
  }

  return (
    <label data-open={picker.picking === field}>
      <span>{label}</span>
      <input
        ref={(element) => {
          input.current = element;
          picker.register(field)(element);
        }}
        placeholder={placeholder}
        inputMode={isPhone && !picker.isMissing ? "none" : "numeric"}
        autoComplete="off"
        value={value}
        aria-invalid={isWrong}
        aria-describedby={isDescribed ? complaintId : undefined}
        onFocus={() => !isMedia(phone) && !picker.isQuiet() && picker.open(field)}
        onClick={() => picker.open(field)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          wasTyped.current = true;
          onType(target.value);
          if (read(target.value)) picker.close();
        }}
        onBlur={() => {
          const day = read(value);
          if (day) onType(write(day));
          leave();
        }}
      />
    </label>
  );
}
