import { useState } from "react";
import { formatMoney } from "../../../domain/money.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import styles from "./details.module.css";
import type { MoneyActs } from "./money-acts.ts";

const kinds = {
  extra: { text: "Item a mais", amount: "Valor", words: "O quê", button: "Somar" },
  discount: { text: "Desconto", amount: "Desconto de", words: "Por quê", button: "Descontar" },
  total: { text: "Total combinado", amount: "Novo total", words: "Por quê", button: "Combinar" },
} as const;

type Kind = keyof typeof kinds;

const options = (["extra", "discount", "total"] as const).map((value) => ({
  value,
  text: kinds[value].text,
}));

/** Something more, a discount, or another total. */
export function AdjustForm({ booking, acts: sending }: MoneyActs) {
  const [kind, setKind] = useState<Kind>("extra");
  const chosen = kinds[kind];
  return (
    <details key={booking.lines.length} className={styles.more}>
      <summary>Somar, descontar ou combinar outro total</summary>
      <SentForm
        sending={sending}
        intent="adjustPrice"
        fields={{ seen: booking.total }}
        className={field.stack}
      >
        <div className={field.pair}>
          <Field
            label="O que muda"
            name="kind"
            kind="choice"
            options={options}
            value={kind}
            onType={(typed) => setKind(typed as Kind)}
          />
          <Field
            label={chosen.amount}
            name="amount"
            kind="money"
            hint={kind === "total" ? `Agora: ${formatMoney(booking.total, "pt-BR")}` : undefined}
            required
          />
        </div>
        <Field
          label={chosen.words}
          name="words"
          placeholder={kind === "extra" ? "Transfer do aeroporto" : undefined}
          hint="O hóspede também lê."
          maxLength={120}
          required={kind !== "total"}
        />
        <Refused sending={sending} />
        <div className={field.actions}>
          <SubmitButton>{chosen.button}</SubmitButton>
        </div>
      </SentForm>
    </details>
  );
}
