import { Form, Link, redirect } from "react-router";
import { signOutUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { readTyped } from "../form/read-form.ts";
import { requireSignIn } from "../shell/require-sign-in.ts";
import { heard } from "../sign-in/heard.ts";
import { backOf } from "../sign-in/passage.ts";
import { SignInPage } from "../sign-in/sign-in-page.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/protect-route";
import styles from "./protect.module.css";
import { perform, wish } from "./protect.server.ts";
import { SecondFactorSetup } from "./second-factor-setup.tsx";
import { TurnForm } from "./turn-form.tsx";

export const middleware = [requireSignIn];

export async function loader({ context, request }: Route.LoaderArgs) {
  const person = await context.get(ownerContext).whoIsSignedIn();
  const asked = person?.secondFactorAsk.kind ?? "none";
  if (asked === "none") throw redirect(backOf(request));
  return { asked };
}

export async function action({ context, request }: Route.ActionArgs) {
  return perform(context.get(ownerContext), await readTyped(request, wish), backOf(request));
}

export default function Protect({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const [answer, unheard] = heard(actionData);
  const setup = answer?.setup ?? null;
  return (
    <SignInPage title="Proteja a sua conta">
      <p>
        Sua conta abre o dinheiro da casa e os dados dos hóspedes. Com o código no celular, quem
        descobrir a sua senha não entra.
      </p>
      {asked === "overdue" && (
        <p>
          <b>O prazo acabou.</b> O resto do painel abre assim que o código estiver ligado.
        </p>
      )}
      {unheard && <Notice kind="error">{unheard}</Notice>}
      {setup ? (
        <SecondFactorSetup setup={setup} />
      ) : (
        <>
          <p>
            Leva dois minutos. Você precisa de um aplicativo autenticador no celular e da sua senha.
          </p>
          <TurnForm intent="begin" label="Ligar o código" problem={answer?.problem ?? null} />
          {asked === "asked" && <Later />}
        </>
      )}
      <div className={styles.away}>
        {asked === "put-off" && (
          <Link className="tap" to={adminUrl}>
            Voltar para hoje
          </Link>
        )}
        <Form method="post" action={signOutUrl}>
          <button type="submit" className={button.quiet}>
            Sair
          </button>
        </Form>
      </div>
    </SignInPage>
  );
}

function Later() {
  return (
    <Form method="post" className={field.stack}>
      <input type="hidden" name="intent" value="put-off" />
      <p>Sem tempo agora? Dá para deixar para depois uma vez só, por sete dias.</p>
      <div className={field.actions}>
        <button type="submit" className={button.line}>
          Deixar para depois
        </button>
      </div>
    </Form>
  );
}
