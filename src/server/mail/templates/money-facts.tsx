import { rowTime } from "../../../contract/plan-words.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { nextRow } from "../../../domain/payment-plan.ts";
import type { RefundState } from "../../../domain/refund.ts";
import type { MailFacts } from "../facts.ts";
import { moneyWords } from "../money-words.ts";
import { Fact, Total } from "./facts-table.tsx";

/** Price, paid and open amounts: one line if everything is paid. */
export function MoneyFacts({ booking: { language, check_in }, money }: MailFacts) {
  const words = moneyWords[language];
  const said = (amount: Centavos) => formatMoney(amount, language);
  const { total, paid, open, disputed, returns, plan } = money;
  if (paid === total && disputed === 0) {
    return <Total label={words.totalPaid}>{said(total)}</Total>;
  }
  const sumIn = (wanted: RefundState) =>
    returns.reduce((sum, { state, amount }) => (state === wanted ? sum + amount : sum), 0);
  const [due, pending, byHand] = [sumIn("due"), sumIn("pending"), sumIn("by-hand")];
  const inFavour = paid - total - due - pending - byHand;
  const next = nextRow(plan);
  const when = next ? `, ${rowTime(next, check_in, language)}` : "";
  const rows: [label: string, amount: Centavos][] = [
    [words.open, open],
    [words.owed, due],
    [words.onItsWay, pending],
    [words.byOurselves, byHand],
    [words.inFavour, inFavour],
    [words.disputed, disputed],
  ];
  return (
    <>
      <Total label={words.total}>{said(total)}</Total>
      <Fact label={words.paid}>{said(paid)}</Fact>
      {rows
        .filter(([, amount]) => amount > 0)
        .map(([label, amount]) => (
          <Fact key={label} label={label}>
            <b>{said(amount)}</b>
            {label === words.open && when}
          </Fact>
        ))}
    </>
  );
}
