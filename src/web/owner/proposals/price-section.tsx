import { quoteLineLabel } from "../../../contract/quote-words.ts";
import { formatMoney } from "../../../domain/money.ts";
import sums from "../../ui/kit/sums.module.css";
import { Field } from "../form/field.tsx";
import type { Choice } from "../new-booking/choices.ts";
import { usePerson } from "../ui/owner-page.tsx";
import styles from "./form.module.css";
import { agreedHint } from "./form-words.ts";

type Props = { choice: Choice | null; agreed: string; onAgreed: (typed: string) => void };

/** What the list says, line by line, and what the owner asks for instead. */
export function PriceSection({ choice, agreed, onAgreed }: Props) {
  const isOwner = usePerson()?.role === "owner";
  return (
    <>
      <section className={styles.list} aria-labelledby="tabela" aria-live="polite">
        <h2 id="tabela">Preço da tabela</h2>
        {!choice && <p>Aparece aqui com o quarto escolhido.</p>}
        {choice && (
          <dl className={sums.sums}>
            {choice.lines.map((line) => (
              <div key={`${line.room} ${line.kind} ${line.unitPrice}`}>
                <dt>{quoteLineLabel(line, "pt-BR")}</dt>
                <dd>{formatMoney(line.amount, "pt-BR")}</dd>
              </div>
            ))}
            <div className={sums.total}>
              <dt>Total da tabela</dt>
              <dd>{formatMoney(choice.total, "pt-BR")}</dd>
            </div>
          </dl>
        )}
      </section>
      {isOwner && (
        <Field
          label="Preço combinado"
          name="total"
          kind="money"
          value={agreed}
          onType={onAgreed}
          placeholder={choice ? formatMoney(choice.total, "pt-BR") : ""}
          hint={agreedHint(agreed, choice?.total ?? null)}
        />
      )}
    </>
  );
}
