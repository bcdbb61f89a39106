import { greeted, howToAnswer, type MailFacts, stayIn } from "../facts.ts";
import { endingReturns, returnSentences } from "../money-words.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { GuestLink } from "./guest-link.tsx";
import { MoneyFacts } from "./money-facts.tsx";
import { StayDates } from "./stay-dates.tsx";
import { styles } from "./styles.ts";

type Occasion = "changeDeclined" | "changeLost";

/** Why a change that the guest wanted was not made. The booking stays as it is. */
export function ChangeNotMade({ facts, kind }: { facts: MailFacts; kind: Occasion }) {
  const { booking, property, listing, money } = facts;
  const { language } = booking;
  const words = mailWords[language];
  const { title, text, next } = words[kind];
  const reader = { language, timeZone: property.timeZone };
  const back =
    kind === "changeLost"
      ? [words.changeLost.back, ...returnSentences(endingReturns(money), reader)]
      : [];
  return (
    <GuestFrame facts={facts} preview={title}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>{text(greeted(booking), listing, stayIn(booking))}</p>
      {back.length > 0 && <p style={styles.lead}>{back.join(" ")}</p>}
      <StayDates {...facts} />
      <FactsTable>
        <Fact label={words.code}>
          <b>{booking.code}</b>
        </Fact>
        <MoneyFacts {...facts} />
      </FactsTable>
      <GuestLink {...facts} />
      <p style={styles.small}>{next(howToAnswer(facts))}</p>
    </GuestFrame>
  );
}
