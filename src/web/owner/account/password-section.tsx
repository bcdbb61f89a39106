import { Form, useNavigation } from "react-router";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { PasswordField } from "../form/password-field.tsx";
import { passwordFlaws } from "../sign-in/password-flaws.ts";
import { Notice } from "../ui/notice.tsx";

const currentProblems: Readonly<Record<string, string>> = {
  refused: "A senha atual não confere.",
  throttled: "Foram senhas erradas demais. Espere 15 minutos e tente de novo.",
};

const newProblems: Readonly<Record<string, string>> = {
  ...passwordFlaws,
  same: "A senha nova é igual à atual. Escolha outra.",
};

type Props = { problem: string | null; isChanged: boolean };

export function PasswordSection({ problem, isChanged }: Props) {
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData?.get("intent") === "change-password";
  return (
    <section>
      <h2>Senha</h2>
      {isChanged && (
        <Notice kind="done">
          Senha trocada. Os outros aparelhos saíram e só entram com a senha nova.
        </Notice>
      )}
      {/* The key remounts the form after a change, which clears the typed passwords. */}
      <Form key={isChanged ? "changed" : "change"} method="post" className={field.stack}>
        <input type="hidden" name="intent" value="change-password" />
        <PasswordField
          name="password"
          label="Senha atual"
          autoComplete="current-password"
          problem={currentProblems[problem ?? ""]}
        />
        <PasswordField
          name="newPassword"
          label="Senha nova"
          autoComplete="new-password"
          hint="Pelo menos 12 caracteres. Uma frase de que só você se lembra serve bem."
          problem={newProblems[problem ?? ""]}
        />
        <div className={field.actions}>
          <button type="submit" className={button.primary} disabled={isSending}>
            Trocar senha
          </button>
        </div>
      </Form>
    </section>
  );
}
