import { useTranslation } from "react-i18next";
import { formatExactMoney } from "../../../domain/money.ts";
import beside from "../../ui/kit/beside.module.css";
import frame from "../frame/frame.module.css";
import { AMOUNT, WithAmount } from "../frame/with-amount.tsx";

type Props = { text: string; amount: number; lead: string };

/** What is to be paid, and where. */
export function Heading({ text, amount, lead }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <header className={`${frame.head} ${beside.head}`}>
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
