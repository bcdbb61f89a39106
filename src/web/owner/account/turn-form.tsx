import { Form } from "react-router";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { PasswordField } from "../form/password-field.tsx";
import { Notice } from "../ui/notice.tsx";

type Props = { intent: "begin" | "end"; label: string; problem: string | null };

/** The password, before the second factor is turned on or off. */
export function TurnForm({ intent, label, problem }: Props) {
  return (
    <Form method="post" className={field.stack}>
      <input type="hidden" name="intent" value={intent} />
      <PasswordField
        name="password"
        label="Sua senha"
        autoComplete="current-password"
        invalid={problem === "password"}
      />
      {problem === "password" && <Notice kind="error">A senha não confere.</Notice>}
      {problem === "code" && <Notice kind="error">O código não confere. Comece de novo.</Notice>}
      <div className={field.actions}>
        <button type="submit" className={button.primary}>
          {label}
        </button>
      </div>
    </Form>
  );
}
