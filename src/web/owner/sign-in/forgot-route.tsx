import { Form, Link } from "react-router";
import { signInUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { Field } from "../form/field.tsx";
import { readTyped } from "../form/read-form.ts";
import { attempt } from "../form/refusals.ts";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/forgot-route";
import { forgotForm } from "./forms.server.ts";
import { heard } from "./heard.ts";
import styles from "./sign-in.module.css";
import { SignInPage } from "./sign-in-page.tsx";

export async function action({ context, request }: Route.ActionArgs) {
  const { email } = await readTyped(request, forgotForm);
  const answer = await attempt(context.get(ownerContext).askForNewPassword(email));
  return "done" in answer ? { sent: true } : answer;
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  const [answer, unheard] = heard(actionData);
  return (
    <SignInPage title="Nova senha">
      <Form method="post">
        <Field
          label="E-mail"
          name="email"
          kind="email"
          hint="Mandamos um endereço para escolher outra senha."
          autoComplete="username"
          required
        />
        {answer?.sent && (
          <Notice kind="done">
            Se esse e-mail entra aqui, a mensagem já está a caminho. Confira também o spam.
          </Notice>
        )}
        {unheard && <Notice kind="error">{unheard}</Notice>}
        <button type="submit" className={button.primary}>
          Mandar
        </button>
      </Form>
      <Link className={`tap ${styles.link}`} to={signInUrl}>
        Voltar para entrar
      </Link>
    </SignInPage>
  );
}
