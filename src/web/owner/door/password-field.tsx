import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { SHORTEST_PASSWORD } from "../../../domain/person.ts";
import button from "../../ui/button.module.css";
import field from "../ui/field.module.css";
import styles from "./door.module.css";

type Props = {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  invalid?: boolean;
};

/** A password field that can be shown while typing on a small keyboard. */
export function PasswordField({ name, label, autoComplete, hint, invalid = false }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
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
          aria-invalid={invalid || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          required
        />
        <button
          type="button"
          className={button.icon}
          aria-label={shown ? "Esconder senha" : "Mostrar senha"}
          onClick={() => setShown(!shown)}
        >
          <Icon className="ic" aria-hidden />
        </button>
      </div>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
