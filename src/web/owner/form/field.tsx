import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { Control, type Kind, type Option } from "./control.tsx";
import styles from "./field.module.css";
import { useFormState } from "./form-state.ts";

export type FieldProps = {
  label: string;
  /** What it is sent as, and what refusals call it. */
  name?: string;
  kind?: Kind;
  hint?: ReactNode;
  /** What stands there at first. The browser keeps what is typed then. */
  initial?: string | number;
  /** What stands there now, where the page itself keeps what is typed. */
  value?: string;
  onType?: (value: string) => void;
  /** What a choice is made of. */
  options?: readonly Option[];
  /** Of a long text. */
  rows?: number;
  /** A refusal that the form does not know of. */
  problem?: string | undefined;
  /** Marked without a sentence of its own: the form says what is wrong. */
  invalid?: boolean;
  /** In a table from 1024 px on, whose head says the label already. */
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

/** A control with its label, its hint and what is wrong with it. What was typed and refused stays. */
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
    <div className={styles.field}>
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

/** Also for a group of controls, which has no one label. */
export function Problem({ id, children }: { id?: string; children: string }) {
  return (
    <p className={styles.problem} id={id}>
      {children}
    </p>
  );
}

type TickProps = { name: string; label: string; isOn: boolean; hint?: string };

/** A field to say yes to. */
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
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
