import type { CancellationTerms } from "../../../contract/owner/booking-money.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { Field } from "../form/field.tsx";
import kit from "../ui/kit.module.css";
import styles from "./cancel.module.css";

/** Less than the policy gives: asked once more, and only with what guest and house agreed on. */
export function Agreement({ amount, terms }: { amount: Centavos; terms: CancellationTerms }) {
  const { refundAmount } = terms;
  const [asked, due, missing] = [amount, refundAmount, refundAmount - amount].map((one) =>
    formatMoney(one, "pt-BR"),
  );
  return (
    <section className={styles.question} aria-labelledby="less">
      <h2 id="less" className={kit.title}>
        {asked} é menos que a política
      </h2>
      <p>
        O hóspede comprou com a promessa de receber {due}. Faltariam {missing}.
      </p>
      <Field
        label="O que vocês combinaram"
        name="agreed"
        hint="Obrigatório. Fica na reserva e vai no e-mail do hóspede."
        maxLength={200}
        required
      />
    </section>
  );
}
