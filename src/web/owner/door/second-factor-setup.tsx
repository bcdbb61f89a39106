import { Form } from "react-router";
import type { SecondFactorSetup as Setup } from "../../../contract/owner/door.ts";
import button from "../../ui/button.module.css";
import field from "../ui/field.module.css";
import { Field } from "../ui/field.tsx";
import styles from "./security.module.css";

/** The second factor is enabled only after a valid code. */
export function SecondFactorSetup({ setup }: { setup: Setup }) {
  return (
    <Form method="post" className={field.stack}>
      <input type="hidden" name="acao" value="confirm" />
      <ol className={styles.steps}>
        <li>
          No celular, <a href={setup.uri}>abra no aplicativo autenticador</a>, ou digite nele esta
          chave: <code className={styles.key}>{setup.secret}</code>
        </li>
        <li>
          Guarde estes códigos em papel. Cada um serve uma vez, no dia em que o celular faltar:
          <ul className={styles.codes}>
            {setup.recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </li>
        <li>Digite o código que o aplicativo mostra agora.</li>
      </ol>
      <Field label="Código">
        <input
          className={field.input}
          name="codigo"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      </Field>
      <div className={field.actions}>
        <button type="submit" className={button.primary}>
          Confirmar e ligar
        </button>
      </div>
    </Form>
  );
}
