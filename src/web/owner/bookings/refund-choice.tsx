import { useState } from "react";
import type { CancellationTerms } from "../../../contract/owner/bookings.ts";
import { formatMoney } from "../../../domain/money.ts";
import field from "../ui/field.module.css";
import { Field } from "../ui/field.tsx";

/** The policy's amount is the default; the owner may choose another. */
export function RefundChoice({ terms, paid }: { terms: CancellationTerms; paid: boolean }) {
  const { refundPercent, refundAmount, refundable } = terms;
  const [chosen, setChosen] = useState("politica");
  if (refundable === 0) {
    return (
      <>
        <p>{nothingToGive(terms, paid)}</p>
        <input type="hidden" name="devolver" value="0" />
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
        name="devolver"
        value={value}
        checked={chosen === value}
        onChange={() => setChosen(value)}
      />
      {text}
    </label>
  );
  return (
    <fieldset>
      <legend>Devolver no cartão</legend>
      {radio(
        "politica",
        `Pela política: ${formatMoney(refundAmount, "pt-BR")} (${refundPercent}%)`,
      )}
      {others.map(({ value, text }) => radio(String(value), text))}
      {radio("outro", "Outro valor")}
      {chosen === "outro" && (
        <Field label="Valor a devolver" hint={`No máximo ${formatMoney(refundable, "pt-BR")}.`}>
          <input className={field.input} name="valor" inputMode="decimal" required />
        </Field>
      )}
    </fieldset>
  );
}

function nothingToGive({ disputed }: CancellationTerms, paid: boolean): string {
  if (disputed > 0) return "Não há valor a devolver no cartão.";
  return paid
    ? "O que foi pago no site já voltou ao hóspede: não há valor a devolver no cartão."
    : "Nada foi pago no site, então não há valor a devolver no cartão.";
}
