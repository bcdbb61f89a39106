import type { ReactNode } from "react";
import styles from "./field.module.css";

type Props = {
  label: string;
  hint?: ReactNode;
  children: ReactNode;
};

/** A labelled control. The control inside wears `field.input`. */
export function Field({ label, hint, children }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span>{label}</span>
      {children}
      {hint && <small>{hint}</small>}
    </label>
  );
}
