import { guestsInWords } from "../../../contract/guests-words.ts";
import { formatMoney } from "../../../domain/money.ts";
import { guestsOf } from "../../bookings/booking.ts";
import { greeted, howToAnswer, type MailFacts, roomsInWords, type StayBefore } from "../facts.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { GuestLink } from "./guest-link.tsx";
import { MoneyFacts } from "./money-facts.tsx";
import { PolicyLines } from "./policy-lines.tsx";
import { RefundKey } from "./refund-key.tsx";
import { StayDates } from "./stay-dates.tsx";
import { styles } from "./styles.ts";

/** Another room or other dates: before, after, and the consequences for the price. */
export function StayChanged({ facts, before }: { facts: MailFacts; before: StayBefore }) {
  const { booking } = facts;
  const { language } = booking;
  const words = mailWords[language];
  const now = roomsInWords(facts.rooms, language);
  return (
    <GuestFrame facts={facts} preview={now}>
      <h1 style={styles.title}>{words.stayChanged.title}</h1>
      <p style={styles.lead}>{words.stayChanged.text(greeted(booking))}</p>
      <StayDates {...facts} />
      <FactsTable>
        <Fact label={words.code}>
          <b>{booking.code}</b>
        </Fact>
        <Fact label={words.stayChanged.before}>{roomsInWords(before.rooms, language)}</Fact>
        <Fact label={words.stayChanged.now}>
          <b>{now}</b>
        </Fact>
        <Fact label={words.guests}>{guestsInWords(guestsOf(booking), language)}</Fact>
        {before.total !== booking.total && (
          <Fact label={words.stayChanged.totalBefore}>{formatMoney(before.total, language)}</Fact>
        )}
        <MoneyFacts {...facts} />
      </FactsTable>
      <RefundKey {...facts} />
      <GuestLink {...facts} />
      <PolicyLines {...facts} />
      <p style={styles.small}>
        {words.stayChanged.calendar}
        <br />
        {words.stayChanged.next(howToAnswer(facts))}
      </p>
    </GuestFrame>
  );
}
