import { cloneElement, type ReactElement, type ReactNode, useId } from "react";
import styles from "./field.module.css";

type Props = {
  label: string;
  hint?: ReactNode;
  /** One control with the class `field.input`. */
  children: ReactElement<{ id?: string; "aria-describedby"?: string | undefined }>;
};

/** A labelled control. The hint is part of its description, not of its name. */
export function Field({ label, hint, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const described = [hintId, children.props["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, { id, "aria-describedby": described || undefined })}
      {hint && <small id={hintId}>{hint}</small>}
    </div>
  );
}
