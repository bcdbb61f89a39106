import { formatMoney } from "../../../domain/money.ts";
import { greeted, howToAnswer, type MailFacts, stayIn } from "../facts.ts";
import { cancellationSentences, moneyWords, returnSentences } from "../money-words.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { Frame } from "./frame.tsx";
import { styles } from "./styles.ts";

type Occasion = "nightsLost" | "returned" | "cancellation";

/** Reasons for a refund: nights lost, refunded by hand, or cancelled. */
export function MoneyBack({ facts, kind }: { facts: MailFacts; kind: Occasion }) {
  const { booking, property, listing, photo, money } = facts;
  const { language } = booking;
  const words = mailWords[language];
  const labels = moneyWords[language];
  const told = toldOf(facts, kind).join(" ");
  const said = (amount: number) => formatMoney(amount, language);
  return (
    <Frame
      property={property}
      language={language}
      preview={told}
      {...(photo && { photoOf: listing })}
    >
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
      {kind !== "cancellation" && (
        <p style={styles.small}>{words[kind].next(howToAnswer(facts))}</p>
      )}
    </Frame>
  );
}

function toldOf({ booking: { language }, property, money }: MailFacts, kind: Occasion): string[] {
  const reader = { language, timeZone: property.timeZone };
  if (kind === "cancellation") return cancellationSentences(money, reader);
  const sentences = returnSentences(money.returns, reader);
  return kind === "nightsLost" ? [mailWords[language].nightsLost.whole, ...sentences] : sentences;
}
