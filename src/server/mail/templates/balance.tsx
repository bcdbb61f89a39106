import { rowTime } from "../../../contract/plan-words.ts";
import { formatMoney } from "../../../domain/money.ts";
import { nextRow } from "../../../domain/payment-plan.ts";
import { greeted, howToAnswer, type MailFacts, stayIn } from "../facts.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { GuestLink } from "./guest-link.tsx";
import { MoneyFacts } from "./money-facts.tsx";
import { StayDates } from "./stay-dates.tsx";
import { styles } from "./styles.ts";

type Occasion = "paymentReceived" | "balanceReminder";

/** What has been paid of a booking, and what is still to be paid, when and how. */
export function Balance({ facts, kind }: { facts: MailFacts; kind: Occasion }) {
  const { booking, listing } = facts;
  const { language } = booking;
  const words = mailWords[language];
  const { title, text, next } = words[kind];
  const told = openSentence(facts);
  return (
    <GuestFrame facts={facts} preview={told}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>{text(greeted(booking), listing, stayIn(booking))}</p>
      <p style={styles.lead}>{told}</p>
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

function openSentence({ booking: { language, check_in }, money }: MailFacts): string {
  const words = mailWords[language].balance;
  if (money.open === 0) return words.nothingOpen;
  const row = nextRow(money.plan);
  const when = row ? rowTime(row, check_in, language) : "";
  return words.open(formatMoney(money.open, language), when);
}
