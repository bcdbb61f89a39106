import { useState } from "react";
import type { DepositTerms } from "../../../domain/payment-plan.ts";
import cards from "../../ui/option-cards.module.css";
import { Field } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import kit from "../ui/kit.module.css";
import { DepositPreview } from "./deposit-preview.tsx";
import { FullPeriods } from "./full-periods.tsx";
import styles from "./property.module.css";

/** Proposed when a deposit is asked for the first time. */
const usual: DepositTerms = {
  percent: 50,
  balance: { daysBefore: 7, orAtProperty: true },
  fullWithinDays: 10,
  fullPeriods: [],
};

const choices = [
  {
    value: "deposit",
    name: "Só o sinal, ou tudo se quiser",
    text: "A pessoa escolhe ao reservar.",
  },
  { value: "all", name: "Tudo", text: "Nada fica para depois." },
] as const;

const balances = [
  { value: "either", text: "por link ou na chegada" },
  { value: "strict", text: "só por link" },
  { value: "at-property", text: "sem prazo: na chegada" },
] as const;

/** What is asked for at booking and what later, beside an example in figures. */
export function DepositFields({ terms }: { terms: DepositTerms | null }) {
  const { typed } = useFormState();
  const shown = terms ?? usual;
  const [asks, setAsks] = useState(String(typed?.asks ?? (terms ? "deposit" : "all")));
  const [percent, setPercent] = useState(String(typed?.percent ?? shown.percent));
  const [balance, setBalance] = useState(String(typed?.balance ?? balanceOf(shown)));
  const [daysBefore, setDaysBefore] = useState(String(typed?.daysBefore ?? daysOf(shown)));
  const isDeposit = asks === "deposit";
  return (
    <>
      <fieldset className={`${cards.options} ${styles.short}`}>
        <legend>O que a pessoa paga ao reservar</legend>
        {choices.map(({ value, name, text }) => (
          <label key={value} className={cards.option}>
            <input
              type="radio"
              name="asks"
              value={value}
              checked={asks === value}
              onChange={() => setAsks(value)}
            />
            <span>
              <b>{name}</b>
              <small>{text}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {isDeposit && (
        <>
          <div className={styles.terms}>
            <Field
              name="percent"
              label="O sinal é (% do total)"
              kind="number"
              initial={percent}
              onType={setPercent}
            />
            <Field
              name="fullWithinDays"
              label="Faltando menos de (dias), paga tudo"
              kind="number"
              initial={shown.fullWithinDays}
            />
            <Field
              name="balance"
              label="O saldo se paga"
              kind="choice"
              options={balances}
              initial={balance}
              onType={setBalance}
            />
            {balance !== "at-property" && (
              <Field
                name="daysBefore"
                label="Vence (dias antes da chegada)"
                kind="number"
                initial={daysBefore}
                onType={setDaysBefore}
              />
            )}
          </div>
          <p className={kit.hint}>
            Saldo atrasado lembra o hóspede por e-mail e aparece em Hoje. Nada é cancelado sozinho.
          </p>
          <FullPeriods periods={shown.fullPeriods} />
          <DepositPreview
            percent={Number(percent)}
            balance={balance === "at-property" ? null : Number(daysBefore)}
            orAtProperty={balance === "either"}
          />
        </>
      )}
    </>
  );
}

function balanceOf({ balance }: DepositTerms): string {
  if (balance === "at-property") return balance;
  return balance.orAtProperty ? "either" : "strict";
}

function daysOf({ balance }: DepositTerms): number {
  return balance === "at-property" ? 7 : balance.daysBefore;
}
