import { useState } from "react";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { depositByHand } from "../../../domain/payment-plan.ts";
import { useSite } from "../../site.ts";
import { MeansChoice } from "../bookings/means-choice.tsx";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import chips from "../ui/choice-chips.module.css";
import { type Pays, pays } from "./pays.ts";

/** What has come in already: nothing, the deposit, all of it, or another amount. */
export function PaymentSection({ total }: { total: Centavos | null }) {
  const { depositTerms } = useSite().property;
  const [chosen, setChosen] = useState<Pays>("nothing");
  const names: Readonly<Record<Pays, string>> = {
    nothing: "Ainda não",
    deposit: withAmount("Sinal", total && depositByHand(depositTerms, total)),
    all: withAmount("Tudo", total),
    other: "Outro valor",
  };
  return (
    <section className={field.stack} aria-labelledby="pagamento">
      <h2 id="pagamento">Pagamento</h2>
      <fieldset className={chips.chips}>
        <legend>Já pagou?</legend>
        {pays.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="pays"
              value={one}
              checked={one === chosen}
              onChange={() => setChosen(one)}
            />
            {names[one]}
          </label>
        ))}
      </fieldset>
      {chosen === "other" && <Field label="Valor recebido" name="paid" kind="money" required />}
      {chosen !== "nothing" && <MeansChoice legend="Como pagou" />}
    </section>
  );
}

function withAmount(name: string, amount: Centavos | null): string {
  return amount ? `${name}, ${formatMoney(amount, "pt-BR")}` : name;
}
