import { data, Form, redirect } from "react-router";
import { moreUrl, securityUrl, signInUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { readForm } from "../form/read-form.ts";
import { orUnheard } from "../form/unheard.ts";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage, usePerson } from "../ui/owner-page.tsx";
import type { Route } from "./+types/security-route";
import { heard } from "./heard.ts";
import { settingCookies } from "./passage.ts";
import { PasswordField } from "./password-field.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";
import styles from "./security.module.css";

const nothing = { setup: null, problem: null };

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const owner = context.get(ownerContext);
  const password = String(form.get("senha") ?? "");
  switch (form.get("acao")) {
    case "begin": {
      const setup = await owner.beginSecondFactor(password);
      if (setup) return { ...nothing, setup };
      return data({ ...nothing, problem: "password" as const }, { status: 422 });
    }
    case "confirm": {
      const cookies = await owner.confirmSecondFactor(String(form.get("codigo") ?? ""));
      if (cookies) return redirect(securityUrl, settingCookies(cookies));
      return data({ ...nothing, problem: "code" as const }, { status: 422 });
    }
    case "end": {
      const cookies = await owner.endSecondFactor(password);
      if (cookies) return redirect(securityUrl, settingCookies(cookies));
      return data({ ...nothing, problem: "password" as const }, { status: 422 });
    }
    default:
      await owner.signOutEverywhere();
      return redirect(signInUrl);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Security({ actionData }: Route.ComponentProps) {
  const person = usePerson();
  const [answer, unheard] = heard(actionData);
  const setup = answer?.setup;
  return (
    <OwnerPage title="Sua segurança" subtitle={person?.email} back={{ to: moreUrl, name: "Mais" }}>
      <div className={styles.narrow}>
        {unheard && <Notice kind="error">{unheard}</Notice>}
        <section>
          <h2>Código no celular</h2>
          <p>
            {person?.secondFactor
              ? "Ligado: além da senha, pedimos o código do aplicativo autenticador."
              : "Além da senha, um código que só o seu celular mostra. Quem descobrir a senha não entra."}
          </p>
          {setup ? (
            <SecondFactorSetup setup={setup} />
          ) : (
            <Form method="post" className={field.stack}>
              <input type="hidden" name="acao" value={person?.secondFactor ? "end" : "begin"} />
              <PasswordField
                name="senha"
                label="Sua senha"
                autoComplete="current-password"
                invalid={answer?.problem === "password"}
              />
              {answer?.problem === "password" && <Notice kind="error">A senha não confere.</Notice>}
              {answer?.problem === "code" && (
                <Notice kind="error">O código não confere. Comece de novo.</Notice>
              )}
              <div className={field.actions}>
                <button type="submit" className={button.primary}>
                  {person?.secondFactor ? "Desligar" : "Ligar"}
                </button>
              </div>
            </Form>
          )}
        </section>
        <section>
          <h2>Todos os aparelhos</h2>
          <p>
            Perdeu o celular ou entrou num computador que não é seu? Saia de tudo e entre de novo
            aqui.
          </p>
          <Form method="post">
            <input type="hidden" name="acao" value="leave" />
            <button type="submit" className={button.line}>
              Sair de todos os aparelhos
            </button>
          </Form>
        </section>
      </div>
    </OwnerPage>
  );
}
