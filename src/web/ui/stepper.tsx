import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon.tsx";
import styles from "./stepper.module.css";

type Props = {
  label: string;
  note?: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** At its limits a button is aria-disabled but keeps the focus. */
export function Stepper({ label, note, value, min, max, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be inside a fieldset's row
    <div className={styles.stepper} role="group" aria-labelledby={id}>
      <div>
        <span id={id}>{label}</span>
        {note && <small>{note}</small>}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          aria-label={t("booking.stepper.less")}
          aria-disabled={value <= min}
          onClick={() => value > min && onChange(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <output className="num">{value}</output>
        <button
          type="button"
          aria-label={t("booking.stepper.more")}
          aria-disabled={value >= max}
          onClick={() => value < max && onChange(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
