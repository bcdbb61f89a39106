import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../domain/day.ts";
import { useTypedDate } from "../ui/use-typed-date.ts";
import styles from "./dates-sheet.module.css";

type Props = {
  label: string;
  value: Day | null;
  earliest: Day;
  /** Any valid date, also one in the past. */
  onChange(day: Day | null): void;
  /** The field was left with a complete date. */
  onLeave(): void;
};

/** A typed alternative to the calendar. An incomplete date changes nothing. */
export function TypedDay({ label, value, earliest, onChange, onLeave }: Props) {
  const { t } = useTranslation();
  const { read, write, placeholder } = useTypedDate();
  const [text, setText] = useState(value ? write(value) : "");
  const [seen, setSeen] = useState(value);
  const [left, setLeft] = useState(true);
  const wasTyped = useRef(false);
  const hintId = useId();

  const typed = read(text);

  // A day picked in the calendar replaces the typed text.
  if (value !== seen) {
    setSeen(value);
    if (typed !== value) setText(value ? write(value) : "");
  }
  const isWrong = left && text !== "" && (typed === null || typed < earliest);
  return (
    <label className={styles.day} data-wrong={isWrong}>
      <span>{label}</span>
      <input
        type="text"
        className="num"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? hintId : undefined}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true);
          if (typed) setText(write(typed));
          if (wasTyped.current) onLeave();
          wasTyped.current = false;
        }}
        onChange={({ target }) => {
          wasTyped.current = true;
          setText(target.value);
          const day = read(target.value);
          if (day || target.value === "") onChange(day);
        }}
      />
      {isWrong && (
        <small id={hintId} role="alert">
          {t("home.search.notADate", { format: placeholder })}
        </small>
      )}
    </label>
  );
}
