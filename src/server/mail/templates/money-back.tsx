import { formatMoney } from "../../../domain/money.ts";
import { greeted, howToAnswer, type MailFacts, stayIn } from "../facts.ts";
import { givenBackWords } from "../given-back-words.ts";
import { moneyWords, returnSentences } from "../money-words.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { GuestLink } from "./guest-link.tsx";
import { styles } from "./styles.ts";

type Occasion = "nightsLost" | "returned" | "givenBack";

/**
 * No booking came of a payment: its nights were lost, or it was refunded by hand. Or a part of it
 * goes back without a cancellation.
 */
export function MoneyBack({ facts, kind }: { facts: MailFacts; kind: Occasion }) {
  const { booking, listing, money } = facts;
  const { language } = booking;
  const words = mailWords[language];
  const labels = moneyWords[language];
  const occasion = kind === "givenBack" ? givenBackWords[language] : words[kind];
  const told = toldOf(facts, kind).join(" ");
  const said = (amount: number) => formatMoney(amount, language);
  return (
    <GuestFrame facts={facts} preview={told}>
      <h1 style={styles.title}>{occasion.title}</h1>
      <p style={styles.lead}>{occasion.text(greeted(booking), listing, stayIn(booking))}</p>
      <p style={styles.lead}>{told}</p>
      <FactsTable>
        <Fact label={words.code}>
          <b>{booking.code}</b>
        </Fact>
        <Fact label={labels.received}>{said(money.received)}</Fact>
        {money.returned > 0 && <Fact label={labels.returned}>{said(money.returned)}</Fact>}
        {kind === "givenBack" && booking.state === "confirmed" && (
          <>
            <Fact label={labels.total}>{said(money.total)}</Fact>
            <Fact label={labels.open}>{said(money.open)}</Fact>
          </>
        )}
      </FactsTable>
      <GuestLink {...facts} />
      <p style={styles.small}>{occasion.next(howToAnswer(facts))}</p>
    </GuestFrame>
  );
}

function toldOf(facts: MailFacts, kind: Occasion): string[] {
  const { booking, property, money, given = [] } = facts;
  const { language } = booking;
  const words = mailWords[language];
  const reader = { language, timeZone: property.timeZone };
  if (kind === "givenBack") {
    const told = returnSentences(given, reader);
    return booking.state === "confirmed" ? [...told, givenBackWords[language].stays] : told;
  }
  const sentences = returnSentences(money.returns, reader);
  return kind === "nightsLost" ? [words.nightsLost.whole, ...sentences] : sentences;
}
