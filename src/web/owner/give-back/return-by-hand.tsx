import type { RefundKey } from "../../../contract/owner/said-by-guest.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { means } from "./means-options.ts";
import { freshWords, type Known, keyWords } from "./refund-words.ts";
import styles from "./return-by-hand.module.css";

type Props = {
  amount: Centavos;
  /** All that the guest is owed by hand, as the page shows it. */
  owed: Centavos;
  /** Where it goes, and what changed lately. */
  known: Known;
  sending: Sending;
  /** On a page with several bookings. */
  bookingId?: string;
  words?: string;
};

/** What came by hand goes back by hand, and is noted then. */
export function ReturnByHand({ amount, owed, known, sending, bookingId, words }: Props) {
  const { timeZone } = useSite().property;
  return (
    <div className={styles.steps}>
      {known.refundKey && <KeyToCopy refundKey={known.refundKey} />}
      <SentForm
        sending={sending}
        intent="noteReturn"
        fields={{ amount: amount / 100, seen: owed, ...(bookingId && { id: bookingId }) }}
        {...(words && { words })}
      >
        <Field label="Como" name="means" kind="choice" options={means} />
        {freshWords(known, timeZone).map((told) => (
          <p key={told} className={styles.fresh}>
            {told} Confirme com o hóspede por um contato que você já conhecia.
          </p>
        ))}
        <SubmitButton className={button.line}>
          Já devolvi {formatMoney(amount, "pt-BR")}
        </SubmitButton>
        <Refused sending={sending} reloads />
      </SentForm>
    </div>
  );
}

const copying = {
  copy: "Copiar a chave",
  copied: "Chave copiada.",
  failed: "Não deu para copiar: segure o dedo sobre a chave.",
};

function KeyToCopy({ refundKey }: { refundKey: RefundKey }) {
  const { timeZone } = useSite().property;
  return (
    <div className={styles.key}>
      <Field
        label="Chave Pix do hóspede"
        kind="growing"
        value={refundKey.key}
        hint={`${keyWords(refundKey, timeZone)} Ela some daqui quando você anotar.`}
        readOnly
      />
      <CopyButton text={refundKey.key} words={copying} answerClassName={kit.hint} />
    </div>
  );
}
