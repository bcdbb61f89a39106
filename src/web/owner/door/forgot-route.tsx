import { Form, Link } from "react-router";
import { signInUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { readForm } from "../form/read-form.ts";
import { attempt } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/forgot-route";
import styles from "./door.module.css";
import { DoorPage } from "./door-page.tsx";
import { heard } from "./heard.ts";

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = String(form.get("email") ?? "");
  const answer = await attempt(context.get(ownerContext).askForNewPassword(email));
  return "done" in answer ? { sent: true } : answer;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Forgot({ actionData }: Route.ComponentProps) {
  const [answer, unheard] = heard(actionData);
  return (
    <DoorPage title="Nova senha">
      <Form method="post">
        <Field label="E-mail" hint="Mandamos um endereço para escolher outra senha.">
          <input
            className={field.input}
            name="email"
            type="email"
            autoComplete="username"
            required
          />
        </Field>
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
      <Link className={styles.link} to={signInUrl}>
        Voltar para entrar
      </Link>
    </DoorPage>
  );
}
