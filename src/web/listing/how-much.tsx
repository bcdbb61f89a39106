import { useTranslation } from "react-i18next";
import { depositLabel, rowTime } from "../../contract/plan-words.ts";
import type { Day } from "../../domain/day.ts";
import { formatMoney } from "../../domain/money.ts";
import { currentRows, dueNow, type PaymentPlan } from "../../domain/payment-plan.ts";
import { useLanguage } from "../language.ts";
import cards from "../ui/option-cards.module.css";

type Props = {
  plan: PaymentPlan;
  total: number;
  checkIn: Day;
  paysAll: boolean;
  onChoose: (paysAll: boolean) => void;
};

/** A deposit now and the rest later, or everything now: the guest chooses. */
export function HowMuch({ plan, total, checkIn, paysAll, onChoose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const rest = currentRows(plan, { total, open: total }, checkIn).at(-1);
  const said = (amount: number) => formatMoney(amount, language);
  const deposit = {
    name: depositLabel(plan, language),
    text: rest
      ? t("booking.howMuch.rest", {
          amount: said(rest.amount),
          when: rowTime(rest, checkIn, language),
        })
      : "",
    amount: dueNow(plan, total),
  };
  const all = {
    name: t("booking.howMuch.all"),
    text: t("booking.howMuch.nothingLeft"),
    amount: total,
  };
  return (
    <fieldset className={cards.options}>
      <legend>{t("booking.howMuch.legend")}</legend>
      {[deposit, all].map((choice) => (
        <label key={choice.name} className={cards.option}>
          <input
            type="radio"
            name="how-much"
            checked={paysAll === (choice === all)}
            onChange={() => onChoose(choice === all)}
          />
          <span>
            <b>{choice.name}</b>
            <small>{choice.text}</small>
          </span>
          <span className={cards.amount}>{said(choice.amount)}</span>
        </label>
      ))}
    </fieldset>
  );
}
