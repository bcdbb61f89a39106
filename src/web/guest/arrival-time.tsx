import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatHour } from "../../domain/format-hour.ts";
import { useSite } from "../site.ts";
import field from "../ui/kit/field.module.css";
import { arrivalSlots } from "./arrival-slots.ts";
import styles from "./form.module.css";

type Props = {
  /** Local time, '21:30'; also one that the owner noted and that is no slot. */
  said: string | null;
  isWrong: boolean;
};

export function ArrivalTime({ said, isWrong }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const slots = arrivalSlots(useSite().property.checkInTime);
  const hour = (time: string) => formatHour(time, i18n.language);
  const isOther = said !== null && said !== "" && !slots.some(({ from }) => from === said);
  return (
    <div className={field.field}>
      <label htmlFor={id}>{t("guest.arrival.around")}</label>
      <select
        id={id}
        name="arrival"
        className={`${field.input} ${styles.input}`}
        defaultValue={said ?? ""}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
      >
        <option value="">{t("guest.arrival.choose")}</option>
        {isOther && (
          <option value={said}>{t("guest.arrival.exactly", { time: hour(said) })}</option>
        )}
        {slots.map(({ from, to }) => (
          <option key={from} value={from}>
            {to
              ? t("guest.arrival.slot", { from: hour(from), to: hour(to) })
              : t("guest.arrival.after", { from: hour(from) })}
          </option>
        ))}
      </select>
      <small id={`${id}-hint`}>
        {isWrong ? (
          <span className={field.problem}>{t("guest.problem.arrival")}</span>
        ) : (
          t("guest.arrival.untilTheDay")
        )}
      </small>
    </div>
  );
}
