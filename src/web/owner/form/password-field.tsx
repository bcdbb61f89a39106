import { useId, useState } from "react";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../../../domain/person.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import field from "../../ui/kit/field.module.css";
import styles from "./password-field.module.css";

type Props = {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  invalid?: boolean;
  /** What is wrong with it, in a sentence that belongs to this field. */
  problem?: string | undefined;
};

/** A password that can be looked at while it is typed on a small keyboard. */
export function PasswordField({ name, label, autoComplete, hint, invalid, problem }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.password}>
        <input
          id={id}
          className={field.input}
          name={name}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          minLength={autoComplete === "new-password" ? SHORTEST_PASSWORD : undefined}
          maxLength={autoComplete === "new-password" ? LONGEST_PASSWORD : undefined}
          aria-invalid={invalid || problem ? true : undefined}
          aria-describedby={described || undefined}
          required
        />
        <button
          type="button"
          className={button.icon}
          aria-label={shown ? "Esconder senha" : "Mostrar senha"}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={field.problem} role="alert">
          {problem}
        </p>
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
