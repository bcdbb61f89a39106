import { data, Form, Link, redirect } from "react-router";
import { forgotUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { Field } from "../form/field.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { readTyped } from "../form/read-form.ts";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/sign-in-route";
import { signInForm } from "./forms.server.ts";
import { heard } from "./heard.ts";
import { backOf, settingCookies } from "./passage.ts";
import styles from "./sign-in.module.css";
import { SignInPage } from "./sign-in-page.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  if (await context.get(ownerContext).whoIsSignedIn()) throw redirect(backOf(request));
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { email, password } = await readTyped(request, signInForm);
  const answer = await context.get(ownerContext).signIn(email, password);
  if (answer.kind === "refused") return data({ refused: answer.kind, email }, { status: 401 });
  if (answer.kind === "throttled") return data({ refused: answer.kind, email }, { status: 429 });
  const { search } = new URL(request.url);
  const next = answer.kind === "code-asked" ? `${adminUrl}/codigo${search}` : backOf(request);
  return redirect(next, settingCookies(answer.cookies));
}

const refusals = {
  refused: "E-mail ou senha não conferem.",
  throttled: "Foram tentativas demais. Espere 15 minutos ou peça uma nova senha.",
};

export default function SignIn({ actionData }: Route.ComponentProps) {
  const [answer, unheard] = heard(actionData);
  const refused = answer?.refused;
  return (
    <SignInPage title="Página administrativa">
      <Form method="post">
        <Field
          label="E-mail"
          name="email"
          kind="email"
          autoComplete="username"
          invalid={refused !== undefined}
          required
          initial={answer?.email ?? ""}
        />
        <PasswordField
          name="password"
          label="Senha"
          autoComplete="current-password"
          invalid={refused !== undefined}
        />
        {refused && <Notice kind="error">{refusals[refused]}</Notice>}
        {unheard && <Notice kind="error">{unheard}</Notice>}
        <button type="submit" className={button.primary}>
          Entrar
        </button>
      </Form>
      <Link className={`tap ${styles.link}`} to={forgotUrl}>
        Esqueci a senha
      </Link>
    </SignInPage>
  );
}
