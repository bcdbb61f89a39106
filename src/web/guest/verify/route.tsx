import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { addPortuguese } from "../../content/i18n.ts";
import { verify } from "../../content/pt-BR/verify.ts";
import { guestContext } from "../../context.ts";
import { privatePage } from "../../head/private-page.ts";
import { useSite } from "../../site.ts";
import { Contacts } from "../../ui/contacts.tsx";
import { Icon } from "../../ui/icon.tsx";
import actions from "../../ui/kit/actions.module.css";
import card from "../../ui/kit/card.module.css";
import frame from "../frame/frame.module.css";
import { Message } from "../frame/message.tsx";
import { TextField } from "../frame/text-field.tsx";
import { WaitingButton } from "../frame/waiting-button.tsx";
import type { Route } from "./+types/route";
import { askWhetherOurs } from "./ask-whether-ours.server.ts";
import { Verdict } from "./verdict.tsx";
import styles from "./verify.module.css";

const LONGEST = 300;

addPortuguese({ verify });

export const meta = privatePage("verify.pageTitle");

export const action = ({ context, request }: Route.ActionArgs) =>
  askWhetherOurs(context.get(guestContext), request);

export default function Verify({ actionData: answer }: Route.ComponentProps) {
  const { t } = useTranslation();
  const refused = answer && "refused" in answer ? answer.refused : null;
  const isMissing = refused === "invalid-request";
  const isTooMany = refused === "too-many-requests";
  return (
    <main id="conteudo" className={styles.main}>
      <div className="wrap">
        <header className={frame.head}>
          <h1>{t("verify.heading")}</h1>
          <p>{t("verify.lead")}</p>
        </header>
        <div className={styles.columns}>
          <div>
            <Form method="post" className={`${card.card} ${frame.card}`} preventScrollReset>
              <TextField
                label={t("verify.field")}
                hint={t("verify.hint")}
                name="text"
                required
                maxLength={LONGEST}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={answer && "typed" in answer ? answer.typed : undefined}
                problem={isMissing ? t("verify.missing") : undefined}
                answer={answer}
              />
              <WaitingButton words={t("verify.check")} waiting={t("verify.checking")} />
            </Form>
            {refused && !isMissing && (
              <div className={styles.message}>
                <Message kind={isTooMany ? "warn" : "error"} icon="clock" isAlert>
                  {t(isTooMany ? "verify.tooMany" : "verify.unheard")}
                </Message>
              </div>
            )}
            <Verdict
              verdict={answer && "verdict" in answer ? answer.verdict : undefined}
              answer={answer}
            />
            <section className={styles.reach} aria-labelledby="contatos">
              <h2 id="contatos">{t("verify.reach")}</h2>
              <p>{t("verify.reachMore")}</p>
              <div className={actions.actions}>
                <Contacts text={t("verify.message")} />
              </div>
            </section>
          </div>
          <NeverAsked />
        </div>
      </div>
    </main>
  );
}

/** What every fraud asks for, and the house does not. */
function NeverAsked() {
  const { t } = useTranslation();
  const { name, cnpj } = useSite().property;
  const never = [
    t("verify.password"),
    t("verify.card"),
    t("verify.sms"),
    cnpj ? t("verify.otherName", { name, cnpj }) : t("verify.otherNameOnly", { name }),
    t("verify.twice"),
  ];
  return (
    <section className={styles.never} aria-labelledby="nunca">
      <h2 id="nunca">{t("verify.never")}</h2>
      <ul>
        {never.map((words) => (
          <li key={words}>
            <Icon name="ban" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
