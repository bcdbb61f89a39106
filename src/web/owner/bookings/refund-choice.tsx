import { useState } from "react";
import type { CancellationTerms } from "../../../contract/owner/bookings.ts";
import { meansNames } from "../../../contract/owner/words.ts";
import { formatMoney } from "../../../domain/money.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";

/** The policy's amount is the default; the owner may choose another. */
export function RefundChoice({ terms, paid }: { terms: CancellationTerms; paid: boolean }) {
  const { refundPercent, refundAmount, refundable } = terms;
  const [chosen, setChosen] = useState("policy");
  if (refundable === 0) {
    return (
      <>
        <p>{nothingToGive(terms, paid)}</p>
        <input type="hidden" name="refund" value="0" />
      </>
    );
  }
  const others = [
    { value: refundable, text: `Tudo: ${formatMoney(refundable, "pt-BR")}` },
    { value: 0, text: "Nada" },
  ].filter(({ value }) => value !== refundAmount);
  const radio = (value: string, text: string) => (
    <label key={value} className={field.check}>
      <input
        type="radio"
        name="refund"
        value={value}
        checked={chosen === value}
        onChange={() => setChosen(value)}
      />
      {text}
    </label>
  );
  return (
    <fieldset>
      <legend>Devolver</legend>
      {radio("policy", `Pela política: ${formatMoney(refundAmount, "pt-BR")} (${refundPercent}%)`)}
      {chosen === "policy" && terms.parts.length > 0 && (
        <p className={field.hint}>{terms.parts.map(partWords).join(", ")}</p>
      )}
      {others.map(({ value, text }) => radio(String(value), text))}
      {radio("other", "Outro valor")}
      {chosen === "other" && (
        <Field
          label="Valor a devolver"
          name="amount"
          kind="money"
          hint={`No máximo ${formatMoney(refundable, "pt-BR")}.`}
          required
        />
      )}
    </fieldset>
  );
}

/** 'R$ 500 pelo site' or 'R$ 200 por você (Pix)' */
function partWords({ means, amount }: CancellationTerms["parts"][number]): string {
  const said = formatMoney(amount, "pt-BR");
  return means === "online" ? `${said} pelo site` : `${said} por você (${meansNames[means]})`;
}

function nothingToGive({ disputed }: CancellationTerms, paid: boolean): string {
  if (disputed > 0) return "Não há valor a devolver.";
  return paid
    ? "O que foi pago já voltou ao hóspede: não há valor a devolver."
    : "Nada foi pago, então não há valor a devolver.";
}
