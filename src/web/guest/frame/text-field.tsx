import { type InputHTMLAttributes, useEffect, useId, useRef } from "react";
import field from "../../ui/kit/field.module.css";

type Props = {
  label: string;
  hint?: string;
  /** The server's complaint about this field, which then gets the focus. */
  problem?: string | undefined;
  /** A new object for every answer, so that the same problem is announced again. */
  answer: unknown;
} & InputHTMLAttributes<HTMLInputElement>;

export function TextField({ label, hint, problem, answer, ...rest }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answer && problem) input.current?.focus();
  }, [answer, problem]);
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        ref={input}
        id={id}
        className={field.input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {problem && (
        <p className={field.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
