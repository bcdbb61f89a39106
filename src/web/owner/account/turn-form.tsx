import { Form } from "react-router";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { STEP_UP } from "../form/step-up-field.ts";
import { Notice } from "../ui/notice.tsx";

type Props = { intent: "begin" | "end"; label: string; problem: string | null };

/** The password, before the second factor is turned on; with a code, before it is turned off. */
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
      {intent === "end" && (
        <Field
          label="Código do aplicativo"
          name={STEP_UP}
          hint="Sem o celular? Use um dos códigos de recuperação."
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          invalid={problem === "own-code"}
          required
        />
      )}
      {problem === "own-code" && (
        <Notice kind="error">O código não confere, ou já foi usado. Espere o próximo.</Notice>
      )}
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
