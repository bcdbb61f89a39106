import { useEffect, useRef } from "react";
import { data, Form, Link, redirect, useLocation } from "react-router";
import { forgotUrl, signInUrl } from "../../../contract/owner-urls.ts";
import { SHORTEST_PASSWORD } from "../../../domain/person.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { readForm } from "../read-form.ts";
import { Notice } from "../ui/notice.tsx";
import { orUnheard } from "../unheard.ts";
import type { Route } from "./+types/password-route";
import styles from "./door.module.css";
import { DoorPage } from "./door-page.tsx";
import { heard } from "./heard.ts";
import { PasswordField } from "./password-field.tsx";

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const password = String(form.get("senha") ?? "");
  if (password.length < SHORTEST_PASSWORD)
    return data({ problem: "short" as const }, { status: 422 });
  const token = String(form.get("chave") ?? "");
  const done = await context.get(ownerContext).setPassword(token, password);
  return done ? redirect(signInUrl) : data({ problem: "link" as const }, { status: 410 });
}

const problems = {
  short: "A senha precisa de pelo menos 12 caracteres.",
  link: "Este endereço já foi usado ou passou de 24 horas. Peça outro.",
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

/** The link carries its secret behind the #, which browsers send to no server and no log. */
export default function Password({ actionData }: Route.ComponentProps) {
  const { hash } = useLocation();
  const token = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (token.current) token.current.value = hash.slice(1);
  }, [hash]);
  const [answer, unheard] = heard(actionData);
  const problem = answer?.problem;
  return (
    <DoorPage title="Escolha sua senha">
      <Form method="post">
        <input ref={token} type="hidden" name="chave" />
        <PasswordField
          name="senha"
          label="Senha nova"
          autoComplete="new-password"
          hint="Pelo menos 12 caracteres. Uma frase de que você se lembra serve bem."
          invalid={problem === "short"}
        />
        {problem && <Notice kind="error">{problems[problem]}</Notice>}
        {unheard && <Notice kind="error">{unheard}</Notice>}
        <button type="submit" className={button.primary} data-waits>
          Guardar
        </button>
      </Form>
      <Link className={styles.link} to={forgotUrl}>
        Pedir outro endereço
      </Link>
    </DoorPage>
  );
}
