import type { InputHTMLAttributes, ReactNode } from "react";
import field from "../../ui/field.module.css";
import { fieldId, useDraft } from "./draft-context.ts";
import styles from "./typed.module.css";

type Props = {
  /** The field's path in validation messages. */
  path: string;
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: ReactNode;
  /** Multi-line. */
  long?: boolean;
  /** In a table from 1024 px, whose head has the label. */
  inTable?: boolean;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "placeholder" | "maxLength" | "lang"
>;

/** A control with its label, its hint and, after a failed save, its problem. */
export function Typed({ path, label, hint, long, inTable, onChange, ...control }: Props) {
  const complaint = useDraft().complaints[path];
  const id = fieldId(path);
  const described = [hint && `${id}-dica`, complaint && `${id}-erro`].filter(Boolean).join(" ");
  const given = {
    ...control,
    id,
    className: `${field.input} ${control.inputMode ? "num" : ""}`,
    "aria-invalid": complaint ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className={field.field}>
      <label className={inTable ? styles.tableLabel : styles.label} htmlFor={id}>
        {label}
      </label>
      {long ? (
        <textarea
          {...textareaProps(given)}
          className={`${field.input} ${styles.long}`}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input {...given} onChange={(event) => onChange(event.target.value)} />
      )}
      {hint && <small id={`${id}-dica`}>{hint}</small>}
      <Complaint path={path} />
    </div>
  );
}

function textareaProps<T extends { type?: unknown; inputMode?: unknown }>({
  type: _,
  inputMode: __,
  ...rest
}: T) {
  return rest;
}

export function Complaint({ path }: { path: string }) {
  const complaint = useDraft().complaints[path];
  if (!complaint) return null;
  return (
    <p id={`${fieldId(path)}-erro`} className={styles.complaint}>
      {complaint}
    </p>
  );
}
