import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Guests } from "../../domain/guests.ts";
import styles from "./party-steppers.module.css";
import { Stepper } from "./stepper.tsx";

type Age = keyof Guests;

type Props = {
  guests: Guests;
  /** The maximum of one age group. */
  most: (of: Age) => number;
  notes?: Partial<Record<Age, ReactNode>>;
  onChange: (guests: Guests) => void;
};

/** Adults, and children of the two age groups with their own prices. */
export function PartySteppers({ guests, most, notes = {}, onChange }: Props) {
  const { t } = useTranslation();
  const stepper = (of: Age, label: string) => (
    <Stepper
      label={label}
      note={notes[of]}
      value={guests[of]}
      min={of === "adults" ? 1 : 0}
      max={most(of)}
      onChange={(value) => onChange({ ...guests, [of]: value })}
    />
  );
  return (
    <div className={styles.party}>
      {stepper("adults", t("booking.adults"))}
      <fieldset>
        <legend>{t("booking.children")}</legend>
        {stepper("childrenUpTo12", t("booking.childrenUpTo12"))}
        {stepper("childrenAbove12", t("booking.childrenAbove12"))}
      </fieldset>
    </div>
  );
}
