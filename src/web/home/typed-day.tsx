import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../domain/day.ts";
import { readTypedDate, typedDateFormat, writeTypedDate } from "../room/typed-date.ts";
import styles from "./dates-sheet.module.css";

type Props = {
  label: string;
  value: Day | null;
  earliest: Day;
  onChange(day: Day | null): void;
};

/** A date for whoever types faster than she picks. Half a date changes nothing yet. */
export function TypedDay({ label, value, earliest, onChange }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(value ? writeTypedDate(value) : "");
  const [seen, setSeen] = useState(value);
  const [left, setLeft] = useState(true);
  const hintId = useId();

  // A day picked in the calendar takes the place of what was typed.
  if (value !== seen) {
    setSeen(value);
    if (readTypedDate(text) !== value) setText(value ? writeTypedDate(value) : "");
  }
  const read = (of: string) => {
    const day = readTypedDate(of);
    return day && day >= earliest ? day : null;
  };
  const isWrong = left && text !== "" && read(text) === null;
  return (
    <label className={styles.day} data-wrong={isWrong}>
      <span>{label}</span>
      <input
        type="text"
        className="num"
        autoComplete="off"
        placeholder={typedDateFormat}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? hintId : undefined}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => {
          setText(target.value);
          const day = read(target.value);
          if (day || target.value === "") onChange(day);
        }}
      />
      {isWrong && (
        <small id={hintId} role="alert">
          {t("home.search.notADate", { format: typedDateFormat })}
        </small>
      )}
    </label>
  );
}
