import { useState } from "react";
import type { PropertyGuestPage } from "../../../contract/owner/property.ts";
import type { CancellationPolicy } from "../../../domain/property.ts";
import cards from "../../ui/option-cards.module.css";
import { Field, Tick } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import kit from "../ui/kit.module.css";
import { listWords, plural } from "../ui/words.ts";
import styles from "./property.module.css";

const changes = [
  {
    value: "self",
    name: "Por conta própria",
    text: "Na hora, ao preço do dia. Mais perto da chegada, vira um pedido.",
  },
  { value: "request", name: "Só com o seu sim", text: "O pedido espera por você em Hoje." },
  { value: "none", name: "Não", text: "Quem quer mudar fala com você." },
] as const;

type Props = { guestPage: PropertyGuestPage; policy: CancellationPolicy };

export function GuestPageFields({ guestPage, policy }: Props) {
  const { typed } = useFormState();
  const [change, setChange] = useState(String(typed?.change ?? guestPage.change));
  return (
    <>
      <Tick
        name="cancel"
        label="O hóspede cancela pela página"
        isOn={guestPage.cancel}
        hint={`Ligado, quem cancela recebe o que a política manda (${policyWords(policy)}), e você fica sabendo por e-mail. Desligado, quem quer cancelar fala com você, e a política vale do mesmo jeito.`}
      />
      <fieldset className={`${cards.options} ${styles.short}`}>
        <legend>O hóspede muda datas, quarto ou pessoas</legend>
        {changes.map(({ value, name, text }) => (
          <label key={value} className={cards.option}>
            <input
              type="radio"
              name="change"
              value={value}
              checked={change === value}
              onChange={() => setChange(value)}
            />
            <span>
              <b>{name}</b>
              <small>{text}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {change === "self" && (
        <div className={styles.short}>
          <Field
            name="changeUntilDays"
            label="Até quantos dias antes da chegada"
            kind="number"
            initial={guestPage.changeUntilDays}
          />
        </div>
      )}
      {change !== "none" && (
        <p className={kit.hint}>
          Se a mudança custa mais, a diferença entra no que está em aberto ou é paga antes. Se custa
          menos, volta do que foi pago a parte que a política manda naquele dia. Um prazo que já
          passou não volta com datas novas.
        </p>
      )}
      <Tick
        name="tell"
        label="O hóspede diz a hora da chegada, os nomes e um recado"
        isOn={guestPage.tell}
        hint="Você lê na reserva e nas chegadas de Hoje."
      />
      <Field
        name="payees"
        label="Chaves Pix e contas da casa"
        kind="long"
        rows={4}
        initial={guestPage.payees.join("\n")}
        hint="Uma por linha, até 10. Em /verificar, quem recebeu um pedido de pagamento confere se a chave é mesmo da casa. A página só responde sim ou não e não mostra a lista."
      />
    </>
  );
}

/** 'tudo nos 7 dias da compra, 100% até 7 dias antes da chegada e 50% até 2 dias antes' */
function policyWords({ regretDays, tiers }: CancellationPolicy): string {
  const [first, ...others] = tiers.map(({ daysBefore, refundPercent }) =>
    daysBefore === 0
      ? `${refundPercent}% até o dia`
      : `${refundPercent}% até ${plural(daysBefore, "dia", "dias")} antes`,
  );
  const regret = `tudo nos ${regretDays} dias da compra`;
  return listWords(first ? [regret, `${first} da chegada`, ...others] : [regret]);
}
