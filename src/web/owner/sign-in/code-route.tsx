import { data, Form, Link, redirect } from "react-router";
import { signInUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { Field } from "../form/field.tsx";
import { readTyped } from "../form/read-form.ts";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/code-route";
import { codeForm } from "./forms.server.ts";
import { heard } from "./heard.ts";
import { backOf, settingCookies } from "./passage.ts";
import styles from "./sign-in.module.css";
import { SignInPage } from "./sign-in-page.tsx";

export async function action({ context, request }: Route.ActionArgs) {
  const { code } = await readTyped(request, codeForm);
  const answer = await context.get(ownerContext).giveCode(code);
  if (answer.kind === "in") return redirect(backOf(request), settingCookies(answer.cookies));
  const refused = answer.kind === "throttled" ? "throttled" : "refused";
  return data({ refused } as const, { status: refused === "throttled" ? 429 : 401 });
}

const refusals = {
  refused:
    "O código não confere, já venceu ou já foi usado. Depois de cinco erros é preciso entrar de novo.",
  throttled: "Foram códigos demais. Espere 15 minutos e entre de novo.",
};

export default function Code({ actionData }: Route.ComponentProps) {
  const [answer, unheard] = heard(actionData);
  return (
    <SignInPage title="Código de segurança">
      <p>Abra o aplicativo autenticador e digite os seis números.</p>
      <Form method="post">
        <Field
          label="Código"
          name="code"
          hint="Sem o celular? Use um dos códigos de recuperação."
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        {answer && <Notice kind="error">{refusals[answer.refused]}</Notice>}
        {unheard && <Notice kind="error">{unheard}</Notice>}
        <button type="submit" className={button.primary}>
          Confirmar
        </button>
      </Form>
      <Link className={`tap ${styles.link}`} to={signInUrl}>
        Entrar de novo
      </Link>
    </SignInPage>
  );
}
