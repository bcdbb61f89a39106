import { useEffect, useRef } from "react";
import { data, Form, Link, redirect, useLocation } from "react-router";
import { forgotUrl, signInUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { PasswordField } from "../form/password-field.tsx";
import { readTyped } from "../form/read-form.ts";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/password-route";
import { passwordForm } from "./forms.server.ts";
import { heard } from "./heard.ts";
import { settingCookies } from "./passage.ts";
import { passwordFlaws } from "./password-flaws.ts";
import styles from "./sign-in.module.css";
import { SignInPage } from "./sign-in-page.tsx";

export async function action({ context, request }: Route.ActionArgs) {
  const { token, password } = await readTyped(request, passwordForm);
  const answer = await context.get(ownerContext).setPassword(token, password);
  if (answer.kind === "set") return redirect(signInUrl, settingCookies(answer.cookies));
  const problem = answer.kind === "flawed" ? answer.flaw : answer.kind;
  return data({ problem }, { status: statuses[problem] });
}

const statuses = { short: 422, common: 422, own: 422, "link-ended": 410, throttled: 429 };

const problems = {
  ...passwordFlaws,
  "link-ended": "Este endereço já foi usado, passou de 24 horas ou há um mais novo. Peça outro.",
  throttled: "Foram tentativas demais em pouco tempo. Espere um minuto.",
};

/** The link's secret is in the fragment, which browsers send to no server and no log. */
export default function Password({ actionData }: Route.ComponentProps) {
  const { hash } = useLocation();
  const token = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (token.current) token.current.value = hash.slice(1);
  }, [hash]);
  const [answer, unheard] = heard(actionData);
  const problem = answer?.problem;
  return (
    <SignInPage title="Escolha sua senha">
      <Form method="post">
        <input ref={token} type="hidden" name="token" />
        <PasswordField
          name="password"
          label="Senha nova"
          autoComplete="new-password"
          hint="Pelo menos 12 caracteres. Uma frase de que só você se lembra serve bem."
          invalid={problem === "short" || problem === "common" || problem === "own"}
        />
        {problem && <Notice kind="error">{problems[problem]}</Notice>}
        {unheard && <Notice kind="error">{unheard}</Notice>}
        <button type="submit" className={button.primary} data-waits>
          Guardar
        </button>
      </Form>
      <Link className={`tap ${styles.link}`} to={forgotUrl}>
        Pedir outro endereço
      </Link>
    </SignInPage>
  );
}
