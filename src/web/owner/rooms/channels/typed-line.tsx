import { type InputHTMLAttributes, useId } from "react";
import field from "../../ui/field.module.css";
import styles from "./channels.module.css";

type Props = {
  label: string;
  value: string;
  problem: string | undefined;
  onType: (value: string) => void;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode" | "placeholder">;

/** A text field outside the room's draft, with its problem. */
export function TypedLine({ label, value, problem, onType, ...control }: Props) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...control}
        id={id}
        className={field.input}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-erro` : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      {problem && (
        <p id={`${id}-erro`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
