import { useState } from "react";
import { Link } from "react-router";
import { propertyUrl } from "../../../contract/page-urls.ts";
import {
  BY_HAND,
  MOST_INSTALLMENTS,
  mostInstallmentsOf,
  waysOf,
} from "../../../domain/payment-choice.ts";
import type { EditableProperty } from "../../../server/owner-api.ts";
import { Field } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import kit from "../ui/kit.module.css";
import { OptionGroup } from "./option-group.tsx";
import { cardOptions, pixOptions } from "./payment-words.ts";
import styles from "./property.module.css";

export type PaymentParts = Pick<EditableProperty, "paymentChoice" | "providers" | "pix">;

const numbers = Array.from({ length: MOST_INSTALLMENTS }, (_, index) => ({
  value: index + 1,
  text: index === 0 ? "Só à vista" : `Até ${index + 1} parcelas`,
}));

/** Who takes cards and who takes Pix, and what each asks to know besides. */
export function PaymentFields({ paymentChoice: choice, providers, pix: terms }: PaymentParts) {
  const { typed } = useFormState();
  const ways = waysOf(choice, providers);
  const [card, setCard] = useState(String(typed?.card ?? ways.card?.provider));
  const usual = ways.card?.withPix ? ways.card.provider : (ways.pix.provider ?? BY_HAND);
  const [wanted, setWanted] = useState(String(typed?.pix ?? usual));
  const [most, setMost] = useState(String(typed?.mostInstallments ?? mostInstallmentsOf(choice)));
  const [payee, setPayee] = useState(String(typed?.payee ?? choice?.payee ?? ""));
  const named = (name: string) => providers.find((one) => one.name === name);
  const pixes = pixOptions(providers, card, terms);
  const isLeft = !pixes.some(({ value }) => value === wanted);
  // Defaults to the first provider that takes Pix. By hand comes last: the house would have to
  // check every payment.
  const pix = isLeft ? (pixes[0]?.value ?? BY_HAND) : wanted;
  return (
    <>
      <OptionGroup
        name="card"
        legend="Cartão"
        options={cardOptions(providers, Number(most))}
        value={card}
        onChoose={setCard}
      />
      {named(card)?.card === "page" ? (
        <div className={styles.short}>
          <Field
            name="mostInstallments"
            label="Parcelas no cartão"
            kind="choice"
            options={numbers}
            value={most}
            onType={setMost}
            hint="Quem paga os juros se decide na conta do provedor. Antes de pagar, o hóspede vê o valor de cada parcela e o total."
          />
        </div>
      ) : (
        <input type="hidden" name="mostInstallments" value={most} />
      )}
      <div>
        <OptionGroup name="pix" legend="Pix" options={pixes} value={pix} onChoose={setWanted} />
        <p className={kit.hint} role="status">
          {isLeft && `O Pix de ${named(wanted)?.label} só existe junto com o cartão de lá.`}
        </p>
      </div>
      {pix === BY_HAND && (
        <p className={kit.hint}>
          A chave e o nome de quem recebe ficam em{" "}
          <Link to={`${propertyUrl}/pix`}>Pix na chave da casa</Link>.
        </p>
      )}
      {named(pix)?.pix === "code" ? (
        <div className={styles.short}>
          <Field
            name="payee"
            label="Nome que aparece no banco"
            value={payee}
            onType={setPayee}
            maxLength={120}
            hint="Por ele o hóspede confere para quem paga. Vazio, vale o nome da casa."
          />
        </div>
      ) : (
        <input type="hidden" name="payee" value={payee} />
      )}
    </>
  );
}
