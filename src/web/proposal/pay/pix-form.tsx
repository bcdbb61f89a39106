import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import { EVERYTHING, HOW_MUCH } from "../../../contract/page-urls.ts";
import { LONGEST, type PayerField } from "../../../contract/payer.ts";
import type { ProposalPayment } from "../../../contract/proposal-api.ts";
import { formatMoney } from "../../../domain/money.ts";
import { FORM_KEY } from "../../form-key.ts";
import frame from "../../guest/frame/frame.module.css";
import { Message } from "../../guest/frame/message.tsx";
import { SendButton } from "../../guest/frame/send-button.tsx";
import { TextField } from "../../guest/frame/text-field.tsx";
import { useRefused } from "../../guest/frame/use-refused.ts";
import { useLanguage } from "../../language.ts";
import { DEPOSIT, SHOWN_AMOUNT } from "../fields.ts";
import type { PixFormAnswer } from "./answer.ts";
import styles from "./pay.module.css";

type Props = {
  payment: ProposalPayment;
  /** The idempotency key of the form. */
  formKey: string;
  answer: PixFormAnswer | undefined;
  /** Where a guest who is refused can look again. */
  back: { readonly to: string; readonly words: string };
};

/** Whom the booking is for. Works without scripts; a refusal keeps what was typed. */
export function PixForm({ payment, formKey, answer: told, back }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const answer = useRefused(told);
  const amount = formatMoney(payment.dueNow, language);
  const field = (name: PayerField) => ({
    name,
    required: true,
    defaultValue: answer?.typed?.[name],
    problem: answer?.fields?.includes(name) ? t(`proposal.wrong.${name}`) : undefined,
    maxLength: LONGEST[name],
    answer,
  });
  return (
    <Form method="post" className={frame.card} preventScrollReset>
      <h2>{t("proposal.payPage.data")}</h2>
      {answer && <NotMade answer={answer} amount={amount} back={back} />}
      <input type="hidden" name={FORM_KEY} value={formKey} />
      <input type="hidden" name={SHOWN_AMOUNT} value={payment.dueNow} />
      <input type="hidden" name={HOW_MUCH} value={payment.paysAll ? EVERYTHING : DEPOSIT} />
      <TextField
        {...field("name")}
        label={t("proposal.payPage.name")}
        autoComplete="name"
        autoCapitalize="words"
      />
      <div className={styles.pair}>
        <TextField
          {...field("email")}
          label={t("proposal.payPage.email")}
          type="email"
          autoComplete="email"
        />
        <TextField
          {...field("phone")}
          label={t("proposal.payPage.phone")}
          type="tel"
          autoComplete="tel"
          placeholder={t("proposal.payPage.phoneExample")}
        />
      </div>
      <p className={frame.small}>{t("proposal.payPage.linkGoes")}</p>
      <SendButton
        words={t("proposal.payPage.makePix", { amount })}
        waiting={t("proposal.payPage.making")}
      />
    </Form>
  );
}

type Refusal = Pick<Props, "back"> & { answer: PixFormAnswer; amount: string };

function NotMade({ answer, amount, back }: Refusal) {
  const { t } = useTranslation();
  return (
    <Message kind="error" icon="circle-alert" isAlert>
      <p>{t([`proposal.refused.${answer.refused}`, "proposal.refused.other"], { amount })}</p>
      <p>
        <Link to={back.to}>{back.words}</Link>
      </p>
    </Message>
  );
}
