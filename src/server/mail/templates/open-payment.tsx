import { formatMinute } from "../../../domain/format-hour.ts";
import { formatMoney } from "../../../domain/money.ts";
import { greeted, howToAnswer, type MailFacts, stayIn } from "../facts.ts";
import type { LetterPayment } from "../open-payment-of.ts";
import { paymentWords } from "../payment-words.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { LinkButton } from "./guest-link.tsx";
import { styles } from "./styles.ts";

type Props = { facts: MailFacts; payment: LetterPayment };

/** A payment through a provider: its code, or the link to where it is made. */
export function OpenPayment({ facts, payment }: Props) {
  const { booking, listing, link } = facts;
  const { language } = booking;
  const words = paymentWords[language];
  const { amount, brCode, payee, until } = payment;
  const { title, text, until: untilWhen } = brCode ? words.pix : words.card;
  return (
    <GuestFrame facts={facts} preview={title}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>{text(greeted(booking), listing, stayIn(booking))}</p>
      <p style={styles.lead}>{untilWhen(formatMinute(until, "long", language))}</p>
      {brCode && (
        <p style={styles.code}>
          <b>{words.copy}</b>
          <br />
          {brCode}
        </p>
      )}
      <FactsTable>
        <Fact label={mailWords[language].code}>
          <b>{booking.code}</b>
        </Fact>
        <Fact label={words.amount}>
          <b>{formatMoney(amount, language)}</b>
        </Fact>
        <Fact label={words.payee}>{payee}</Fact>
      </FactsTable>
      <LinkButton link={link} text={words.button} />
      <p style={styles.small}>{words.next(howToAnswer(facts))}</p>
    </GuestFrame>
  );
}
