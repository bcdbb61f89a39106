import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import { EVERYTHING, HOW_MUCH, MEANS } from "../../contract/page-urls.ts";
import { LONGEST, type PayerField } from "../../contract/payer.ts";
import type { ProposalPayment } from "../../contract/proposal-api.ts";
import { formatMoney } from "../../domain/money.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import { unansweredKey } from "../checkout-key.ts";
import { KeyField } from "../form/key-field.tsx";
import frame from "../guest/frame/frame.module.css";
import { Message } from "../guest/frame/message.tsx";
import { TextField } from "../guest/frame/text-field.tsx";
import { useRefused } from "../guest/frame/use-refused.ts";
import { WaitingButton } from "../guest/frame/waiting-button.tsx";
import { useLanguage } from "../language.ts";
import { writeMeans } from "../means-in-address.ts";
import card from "../ui/kit/card.module.css";
import { DEPOSIT, SHOWN_AMOUNT, UNANSWERED } from "./fields.ts";
import type { PayerAnswer } from "./payer-answer.ts";
import styles from "./payer-form.module.css";

type Props = {
  payment: ProposalPayment;
  means: OnlineMeans;
  /** The idempotency key of the form. */
  formKey: string;
  answer: PayerAnswer | undefined;
  /** Where a refused guest can choose again. */
  back: { readonly to: string; readonly words: string };
  /** In place of the button, while nothing may be sent. */
  instead?: ReactNode;
};

/** Whom the booking is for. Works without scripts; a refusal keeps what was typed. */
export function PayerForm({ payment, means, formKey, answer: told, back, instead }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const answer = useRefused(told);
  const amount = formatMoney(payment.dueNow, language);
  const isPix = means === "pix";
  const [unanswered, setUnanswered] = useState<string>();
  useEffect(() => setUnanswered(unansweredKey()), []);
  const field = (name: PayerField) => ({
    name,
    required: true,
    defaultValue: answer?.typed?.[name],
    problem: answer?.fields?.includes(name) ? t(`pay.wrong.${name}`) : undefined,
    maxLength: LONGEST[name],
    answer,
  });
  return (
    <Form method="post" className={`${card.card} ${frame.card}`} preventScrollReset>
      <h2>{t("pay.data")}</h2>
      {answer && <NotBegun answer={answer} amount={amount} back={back} />}
      <KeyField formKey={formKey} />
      <input type="hidden" name={SHOWN_AMOUNT} value={payment.dueNow} />
      <input type="hidden" name={HOW_MUCH} value={payment.paysAll ? EVERYTHING : DEPOSIT} />
      <input type="hidden" name={MEANS} value={writeMeans(means)} />
      {unanswered && <input type="hidden" name={UNANSWERED} value={unanswered} />}
      <TextField
        {...field("name")}
        label={t("pay.name")}
        autoComplete="name"
        autoCapitalize="words"
      />
      <div className={styles.pair}>
        <TextField {...field("email")} label={t("pay.email")} type="email" autoComplete="email" />
        <TextField
          {...field("phone")}
          label={t("pay.phone")}
          type="tel"
          autoComplete="tel"
          placeholder={t("pay.phoneExample")}
        />
      </div>
      <p className={frame.small}>{t("pay.linkGoes")}</p>
      {instead ?? (
        <WaitingButton
          words={isPix ? t("pay.makePix", { amount }) : t("pay.toCard")}
          waiting={t(isPix ? "pay.making" : "pay.opening")}
        />
      )}
    </Form>
  );
}

type Refusal = Pick<Props, "back"> & { answer: PayerAnswer; amount: string };

function NotBegun({ answer, amount, back }: Refusal) {
  const { t } = useTranslation();
  return (
    <Message kind="error" icon="circle-alert" isAlert>
      <p>{t([`pay.refused.${answer.refused}`, "pay.refused.other"], { amount })}</p>
      <p>
        <Link to={back.to}>{back.words}</Link>
      </p>
    </Message>
  );
}
