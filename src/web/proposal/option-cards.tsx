import { formatMoney } from "../../domain/money.ts";
import { useLanguage } from "../language.ts";
import cards from "../ui/option-cards.module.css";
import styles from "./proposal.module.css";

type Option = {
  readonly value: string;
  readonly label: string;
  readonly text: string | undefined;
  readonly amount?: number;
};

type Props = { legend: string; name: string; options: readonly Option[] };

/** A choice in a plain form; the first is chosen at the start. */
export function OptionCards({ legend, name, options }: Props) {
  const language = useLanguage();
  return (
    <fieldset className={`${cards.options} ${styles.options}`}>
      <legend>{legend}</legend>
      {options.map(({ value, label, text, amount }, index) => (
        <label key={value} className={cards.option}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          <span>
            <b>{label}</b>
            <small>{text}</small>
          </span>
          {amount !== undefined && (
            <span className={cards.amount}>{formatMoney(amount, language)}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
