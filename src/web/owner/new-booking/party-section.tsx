import type { Guests } from "../../../domain/guests.ts";
import { Stepper } from "../../ui/stepper.tsx";
import styles from "./new-booking.module.css";

const MOST_PEOPLE = 50;

type Props = { guests: Guests; onGuests: (guests: Guests) => void };

/** Adults at hand; children, who pay by their age, one tap away. */
export function PartySection({ guests, onGuests }: Props) {
  const children = guests.childrenUpTo12 + guests.childrenAbove12;
  const stepper = (of: keyof Guests, label: string, min: number) => (
    <Stepper
      label={label}
      value={guests[of]}
      min={min}
      max={MOST_PEOPLE}
      onChange={(value) => onGuests({ ...guests, [of]: value })}
    />
  );
  return (
    <section aria-label="Pessoas">
      {stepper("adults", "Adultos", 1)}
      <details className={styles.fold}>
        <summary>Crianças{children > 0 ? `: ${children}` : ""}</summary>
        {stepper("childrenUpTo12", "Até 12 anos", 0)}
        {stepper("childrenAbove12", "Acima de 12 anos", 0)}
      </details>
      {Object.entries(guests).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </section>
  );
}
