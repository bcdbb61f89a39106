import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import field from "../../ui/kit/field.module.css";
import kit from "../ui/kit.module.css";
import { Control, type Kind, type Option } from "./control.tsx";
import styles from "./field.module.css";
import { useFormState } from "./form-state.ts";

export type FieldProps = {
  label: string;
  /** Also the key of its message in a refusal. */
  name?: string;
  kind?: Kind;
  hint?: ReactNode;
  /** Uncontrolled: the initial value. */
  initial?: string | number;
  /** Controlled: the current value. */
  value?: string;
  onType?: (value: string) => void;
  /** For a select. */
  options?: readonly Option[];
  /** For a textarea. */
  rows?: number;
  /** Overrides the message of the form's response. */
  problem?: string | undefined;
  /** Marked as invalid without a message; the form shows it. */
  invalid?: boolean;
  /** In a table from 1024 px on, whose header already shows the label. */
  inTable?: boolean;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "id"
  | "required"
  | "maxLength"
  | "placeholder"
  | "lang"
  | "autoComplete"
  | "min"
  | "max"
  | "readOnly"
  | "autoCapitalize"
  | "spellCheck"
>;

/** After a refusal the typed value replaces the initial one. */
export function Field({
  label,
  hint,
  problem: given,
  invalid,
  inTable,
  initial,
  ...rest
}: FieldProps) {
  const { problems, typed } = useFormState();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const problem = given ?? (rest.name ? problems[rest.name] : undefined);
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const described = [hint && hintId, problem && problemId].filter(Boolean).join(" ");
  const kept = rest.name ? typed?.[rest.name] : undefined;
  return (
    <div className={field.field}>
      <label htmlFor={id} className={inTable ? styles.tableLabel : undefined}>
        {label}
      </label>
      <Control
        {...rest}
        id={id}
        initial={kept ?? initial}
        aria-invalid={problem || invalid ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && <small id={hintId}>{hint}</small>}
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </div>
  );
}

/** Exported for groups of controls, which have no single label. */
export function Problem({ id, children }: { id?: string; children: string }) {
  return (
    <p className={field.problem} id={id}>
      {children}
    </p>
  );
}

type TickProps = { name: string; label: string; isOn: boolean; hint?: string };

export function Tick({ name, label, isOn, hint }: TickProps) {
  const { typed } = useFormState();
  const hintId = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          aria-describedby={hint ? hintId : undefined}
          defaultChecked={typed ? name in typed : isOn}
        />
        {label}
      </label>
      {hint && (
        <p className={kit.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
