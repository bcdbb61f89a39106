import { formatDay } from "../../../domain/format-day.ts";
import { formatMoney } from "../../../domain/money.ts";
import { type MailFacts, presentable } from "../facts.ts";
import { type MailWords, mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { Frame } from "./frame.tsx";
import { styles } from "./styles.ts";

/** Two occasions to give money back: the nights were lost, or the booking was cancelled. */
export function MoneyBack({
  facts,
  kind,
}: {
  facts: MailFacts;
  kind: "nightsLost" | "cancellation";
}) {
  const { booking, property, room, photo, refunded } = facts;
  const { language } = booking;
  const words = mailWords[language];
  const amount = formatMoney(refunded, language);
  const name = presentable(booking.guest_name);
  const from = formatDay(booking.check_in, "day-month", language);
  const to = formatDay(booking.check_out, "day-month", language);
  const greeted = name ? `, ${name.split(" ")[0]}` : "";
  const { text, money } = sentences(words, kind, amount, refunded > 0);
  return (
    <Frame
      property={property}
      language={language}
      preview={money}
      {...(photo && { photoOf: room })}
    >
      <h1 style={styles.title}>{words[kind].title}</h1>
      <p style={styles.lead}>{text(greeted, room, from, to)}</p>
      <p style={styles.lead}>{money}</p>
      <FactsTable>
        <Fact label={words.code}>
          <b>{booking.code}</b>
        </Fact>
        <Fact label={words.total}>{formatMoney(booking.paid_amount ?? 0, language)}</Fact>
      </FactsTable>
      {kind === "nightsLost" && <p style={styles.small}>{words.nightsLost.next}</p>}
    </Frame>
  );
}

function sentences(
  words: MailWords,
  kind: "nightsLost" | "cancellation",
  amount: string,
  anything: boolean,
) {
  if (kind === "nightsLost") {
    return { text: words.nightsLost.text, money: words.nightsLost.refund(amount) };
  }
  const { text, refund, noRefund } = words.cancellation;
  return { text, money: anything ? refund(amount) : noRefund };
}
