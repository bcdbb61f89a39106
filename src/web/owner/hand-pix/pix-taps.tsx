import type { HandPix } from "../../../contract/owner/hand-pix.ts";
import { formatMoney, toReais } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { useToday } from "../ui/owner-page.tsx";
import styles from "./hand-pix.module.css";
import { type PixOutcome, payerOf } from "./pix-words.ts";

type Props = {
  pix: HandPix;
  /** The page's: an answered Pix disappears. */
  sending: Sending<PixOutcome>;
  /** A guest waits for the answer. */
  isAsked?: boolean;
};

const INTENT = "answerPix";
const fieldsOf = ({ id, bookingId }: HandPix) => ({ id: bookingId, pix: id });

/** One tap for the amount that was asked for; another amount or day is behind a second one. */
export function PixTaps({ pix, sending, isAsked = false }: Props) {
  const amount = formatMoney(pix.amount, "pt-BR");
  const whose = <span className="vh"> de {payerOf(pix)}</span>;
  return (
    <div className={kit.taps}>
      <ActionButton
        sending={sending}
        intent={INTENT}
        fields={{ ...fieldsOf(pix), answer: "received", amount: toReais(pix.amount) }}
        className={isAsked ? button.primary : button.line}
      >
        Recebi {amount}
        {whose}
      </ActionButton>
      {isAsked && (
        <ActionButton
          sending={sending}
          intent={INTENT}
          fields={{ ...fieldsOf(pix), answer: "missing" }}
          className={button.line}
        >
          Não achei{whose}
        </ActionButton>
      )}
      <OtherAmount {...{ pix, sending }} />
    </div>
  );
}

function OtherAmount({ pix, sending }: Omit<Props, "isAsked">) {
  const today = useToday();
  const isMore = sending.refusal?.code === "more-than-open";
  return (
    <details className={styles.other}>
      <summary>Outro valor</summary>
      <SentForm
        sending={sending}
        intent={INTENT}
        fields={{ ...fieldsOf(pix), answer: "received" }}
        className={field.stack}
      >
        <div className={field.pair}>
          <Field
            label="Chegou"
            name="amount"
            kind="money"
            initial={formatMoney(pix.amount, "pt-BR")}
            required
          />
          <Field label="Em" name="on" kind="date" initial={today} max={today} required />
        </div>
        <Refused sending={sending} />
        <div className={field.actions}>
          <SubmitButton className={button.line}>Anotar esse valor</SubmitButton>
          {isMore && (
            <SubmitButton name="anyway" value="yes" className={button.line}>
              É isso mesmo, anotar
            </SubmitButton>
          )}
        </div>
      </SentForm>
    </details>
  );
}
