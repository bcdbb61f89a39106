import { formatMoney } from "../../../domain/money.ts";
import { greeted, howToAnswer, type MailFacts, stayIn } from "../facts.ts";
import { moneyWords, returnSentences } from "../money-words.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { GuestLink } from "./guest-link.tsx";
import { styles } from "./styles.ts";

type Occasion = "nightsLost" | "returned";

/** No booking came of a payment: its nights were lost, or it was refunded by hand. */
export function MoneyBack({ facts, kind }: { facts: MailFacts; kind: Occasion }) {
  const { booking, listing, money } = facts;
  const { language } = booking;
  const words = mailWords[language];
  const labels = moneyWords[language];
  const told = toldOf(facts, kind).join(" ");
  const said = (amount: number) => formatMoney(amount, language);
  return (
    <GuestFrame facts={facts} preview={told}>
      <h1 style={styles.title}>{words[kind].title}</h1>
      <p style={styles.lead}>{words[kind].text(greeted(booking), listing, stayIn(booking))}</p>
      <p style={styles.lead}>{told}</p>
      <FactsTable>
        <Fact label={words.code}>
          <b>{booking.code}</b>
        </Fact>
        <Fact label={labels.received}>{said(money.received)}</Fact>
        {money.returned > 0 && <Fact label={labels.returned}>{said(money.returned)}</Fact>}
      </FactsTable>
      <GuestLink {...facts} />
      <p style={styles.small}>{words[kind].next(howToAnswer(facts))}</p>
    </GuestFrame>
  );
}

function toldOf({ booking: { language }, property, money }: MailFacts, kind: Occasion): string[] {
  const reader = { language, timeZone: property.timeZone };
  const sentences = returnSentences(money.returns, reader);
  return kind === "nightsLost" ? [mailWords[language].nightsLost.whole, ...sentences] : sentences;
}
