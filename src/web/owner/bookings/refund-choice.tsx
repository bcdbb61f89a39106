import type { ReactNode } from "react";
import type { CancellationTerms } from "../../../contract/owner/booking-money.ts";
import { stepSentence } from "../../../contract/policy-words.ts";
import { formatMoney } from "../../../domain/money.ts";
import { Field } from "../form/field.tsx";
import kit from "../ui/kit.module.css";
import styles from "./cancel.module.css";

const choices = ["due", "all", "other"] as const;
export type Chosen = (typeof choices)[number];

export const isChosen = (text: string | undefined): text is Chosen =>
  choices.some((one) => one === text);

type Props = {
  terms: CancellationTerms;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  onType: (amount: string) => void;
};

/** How much goes back. What the policy gives is the default; the owner may choose another. */
export function RefundChoice({ terms, chosen, onChoose, onType }: Props) {
  const { refundPercent, refundAmount, refundable, step } = terms;
  const option = (value: Chosen, name: string, about: string, amount?: ReactNode) => (
    <label className={styles.option}>
      <input
        type="radio"
        name="refund"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      <span>
        <b>{name}</b>
        <small>{about}</small>
      </span>
      {amount !== undefined && <span>{amount}</span>}
    </label>
  );
  const now = step ? stepSentence(step, "pt-BR") : "Agora não há devolução.";
  return (
    <fieldset className={`${kit.lines} ${styles.options}`}>
      <legend>Quanto volta</legend>
      {option(
        "due",
        `O que a política manda (${refundPercent}%)`,
        now,
        formatMoney(refundAmount, "pt-BR"),
      )}
      {refundAmount < refundable &&
        option(
          "all",
          "Tudo, por gentileza",
          "Mesmo fora do prazo",
          formatMoney(refundable, "pt-BR"),
        )}
      {option("other", "Outro valor", `No máximo ${formatMoney(refundable, "pt-BR")}`)}
      {chosen === "other" && (
        <Field label="Valor a devolver" name="amount" kind="money" onType={onType} required />
      )}
    </fieldset>
  );
}
