import { Form } from "react-router";
import type { SecondFactorSetup as Setup } from "../../../contract/owner/sign-in.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { PasswordField } from "../sign-in/password-field.tsx";
import { Notice } from "../ui/notice.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

type Props = { isOn: boolean; setup: Setup | null; problem: string | null };

export function SecondFactorSection({ isOn, setup, problem }: Props) {
  return (
    <section>
      <h2>Código no celular</h2>
      <p>
        {isOn
          ? "Ligado: além da senha, pedimos o código do aplicativo autenticador."
          : "Além da senha, um código que só o seu celular mostra. Quem descobrir a senha não entra."}
      </p>
      {setup ? (
        <SecondFactorSetup setup={setup} />
      ) : (
        <Form method="post" className={field.stack}>
          <input type="hidden" name="intent" value={isOn ? "end" : "begin"} />
          <PasswordField
            name="password"
            label="Sua senha"
            autoComplete="current-password"
            invalid={problem === "password"}
          />
          {problem === "password" && <Notice kind="error">A senha não confere.</Notice>}
          {problem === "code" && (
            <Notice kind="error">O código não confere. Comece de novo.</Notice>
          )}
          <div className={field.actions}>
            <button type="submit" className={button.primary}>
              {isOn ? "Desligar" : "Ligar"}
            </button>
          </div>
        </Form>
      )}
    </section>
  );
}
