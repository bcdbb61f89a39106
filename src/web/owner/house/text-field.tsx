import { type HTMLAttributes, type ReactNode, useId } from "react";
import type { HouseProblem } from "../../../contract/owner/house.ts";
import field from "../ui/field.module.css";
import { Field } from "../ui/field.tsx";
import { useFormState } from "./form-state.ts";
import styles from "./house.module.css";
import { problemWords } from "./problem-words.ts";

type Props = {
  name: string;
  label: string;
  value: string;
  hint?: ReactNode;
  type?: "text" | "tel" | "email" | "time";
  inputMode?: HTMLAttributes<HTMLElement>["inputMode"];
  lang?: string;
  /** A text of several lines. */
  rows?: number;
  /** A more specific message than the generic one. */
  explain?: Partial<Record<HouseProblem, string>>;
  onType?: (value: string) => void;
};

export function TextField({ name, label, value, hint, rows, explain, onType, ...rest }: Props) {
  const { problems, typed } = useFormState();
  const id = useId();
  const problem = problems[name];
  const control = {
    name,
    className: field.input,
    defaultValue: typed?.[name] ?? value,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? id : undefined,
    onChange: (event: { target: { value: string } }) => onType?.(event.target.value),
  } as const;
  return (
    <div className={styles.field}>
      <Field label={label} hint={hint}>
        {rows ? (
          <textarea {...control} rows={rows} lang={rest.lang} />
        ) : (
          <input type="text" {...control} {...rest} />
        )}
      </Field>
      {problem && <Problem id={id} words={explain?.[problem] ?? problemWords[problem]} />}
    </div>
  );
}

export function Problem({ id, words }: { id?: string; words: string }) {
  return (
    <p className={styles.problem} id={id}>
      {words}
    </p>
  );
}
