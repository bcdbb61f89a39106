import { Form } from "react-router";
import type { SecondFactorSetup as Setup } from "../../../contract/owner/sign-in.ts";
import button from "../../ui/button.module.css";
import { QrCode } from "../../ui/qr-code.tsx";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import account from "./account.module.css";
import styles from "./security.module.css";

/** The second factor is enabled only after a valid code. */
export function SecondFactorSetup({ setup }: { setup: Setup }) {
  return (
    <Form method="post" className={field.stack}>
      <input type="hidden" name="intent" value="confirm" />
      <ol className={styles.steps}>
        <li>
          Abra o aplicativo autenticador no celular e aponte a câmera para este código:
          <div className={account.qr}>
            <QrCode drawing={setup.qr} label="QR com a chave para o aplicativo autenticador" />
          </div>
          <div className={account.here}>
            <p>Está no próprio celular? Não precisa da câmera:</p>
            <a className={button.line} href={setup.uri}>
              Abrir no aplicativo
            </a>
          </div>
          <details>
            <summary>Não consegue ler o código?</summary>
            <p>
              Digite esta chave no aplicativo: <code className={styles.key}>{setup.secret}</code>
            </p>
          </details>
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
      <Field label="Código" name="code" kind="number" autoComplete="one-time-code" required />
      <div className={field.actions}>
        <button type="submit" className={button.primary}>
          Confirmar e ligar
        </button>
      </div>
    </Form>
  );
}
