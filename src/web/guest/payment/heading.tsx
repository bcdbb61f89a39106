import { useTranslation } from "react-i18next";
import { formatExactMoney } from "../../../domain/money.ts";
import frame from "../frame/frame.module.css";
import { AMOUNT, WithAmount } from "../frame/with-amount.tsx";
import pay from "./to-pay.module.css";

type Props = { text: string; amount: number; lead: string };

/** What is to be paid, and where. */
export function Heading({ text, amount, lead }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <header className={`${frame.head} ${pay.head}`}>
      <h1>
        <WithAmount
          text={t(text, { amount: AMOUNT })}
          amount={formatExactMoney(amount, i18n.language)}
        />
      </h1>
      <p>{lead}</p>
    </header>
  );
}
