import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import { LONGEST, type PayerField } from "../../contract/payer.ts";
import type { RefusalCode } from "../../domain/app-error.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { KeyField } from "../form/key-field.tsx";
import frame from "../guest/frame/frame.module.css";
import { Message } from "../guest/frame/message.tsx";
import { TextField } from "../guest/frame/text-field.tsx";
import { useHeadingFocus } from "../guest/frame/use-heading-focus.ts";
import { useRefused } from "../guest/frame/use-refused.ts";
import { WaitingButton } from "../guest/frame/waiting-button.tsx";
import { useLanguage } from "../language.ts";
import { namesOf } from "../listing/chosen-rooms.ts";
import { type Choice, OrderSummary } from "../pay/order-summary.tsx";
import { Contacts } from "../ui/contacts.tsx";
import { Icon } from "../ui/icon.tsx";
import actions from "../ui/kit/actions.module.css";
import backKit from "../ui/kit/back.module.css";
import beside from "../ui/kit/beside.module.css";
import card from "../ui/kit/card.module.css";
import styles from "./enquiry.module.css";

type Refusal = {
  readonly refused: RefusalCode | "unheard";
  readonly typed?: { readonly name: string; readonly phone: string };
  readonly fields?: readonly PayerField[];
};

type Props = {
  choice: Choice;
  formKey: string;
  /** The room's page, with what was chosen there. */
  back: string;
  isSent: boolean;
  answer: Refusal | undefined;
};

/** A visitor asks for nights where the site takes no payment. Nothing is held or promised. */
export function EnquiryPage({ choice, formKey, back, isSent, answer }: Props) {
  const { t } = useTranslation();
  useHeadingFocus(isSent ? "sent" : "form");
  return (
    <main id="conteudo" className={frame.steps}>
      <div className="wrap">
        <Link className={backKit.back} to={back}>
          <Icon name="arrow-left" /> {t("pay.back")}
        </Link>
        <div className={beside.columns}>
          <header className={`${frame.head} ${beside.head}`}>
            <h1>{t(isSent ? "enquiry.sentHeading" : "enquiry.heading")}</h1>
            <p>{t(isSent ? "enquiry.sent" : "enquiry.lead")}</p>
          </header>
          <aside className={`${beside.aside} ${beside.level}`}>
            <OrderSummary order={choice} dueNow={null} />
          </aside>
          <div className={`${beside.body} ${styles.body}`}>
            {!isSent && <Ask refusal={answer} formKey={formKey} />}
            <Reach choice={choice} />
          </div>
        </div>
      </div>
    </main>
  );
}

function Ask({ refusal: told, formKey }: { refusal: Refusal | undefined; formKey: string }) {
  const { t } = useTranslation();
  const refusal = useRefused(told);
  const field = (name: "name" | "phone") => ({
    name,
    required: true,
    defaultValue: refusal?.typed?.[name],
    problem: refusal?.fields?.includes(name) ? t(`pay.wrong.${name}`) : undefined,
    maxLength: LONGEST[name],
    answer: refusal,
  });
  return (
    <Form method="post" className={`${card.card} ${frame.card}`} preventScrollReset>
      <h2>{t("pay.data")}</h2>
      {refusal && (refusal.fields?.length ?? 0) === 0 && (
        <Message kind="error" icon="circle-alert" isAlert>
          <p>{t([`enquiry.refused.${refusal.refused}`, "enquiry.refused.other"])}</p>
        </Message>
      )}
      <KeyField formKey={formKey} />
      <TextField
        {...field("name")}
        label={t("pay.name")}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...field("phone")}
        label={t("enquiry.phone")}
        type="tel"
        autoComplete="tel"
        placeholder={t("pay.phoneExample")}
      />
      <WaitingButton words={t("enquiry.send")} waiting={t("enquiry.sending")} />
      <p className={frame.small}>{t("enquiry.nothingHeld")}</p>
    </Form>
  );
}

/** Beside the form and after it: the same question in a chat. */
function Reach({ choice }: Pick<Props, "choice">) {
  const { t } = useTranslation();
  const language = useLanguage();
  const stay = formatStay(choice.stay, "long", language);
  return (
    <section className={styles.reach}>
      <p>{t("enquiry.otherwise")}</p>
      <div className={actions.actions}>
        <Contacts text={t("booking.noWay.message", { listing: namesOf(choice.rooms), stay })} />
      </div>
    </section>
  );
}
