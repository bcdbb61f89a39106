import { Body, Container, Head, Heading, Html, Preview, Text } from "@react-email/components";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import type { Day } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatMoney } from "../../domain/money.ts";
import { Fact, Facts, styles } from "./mail-parts.tsx";
import { mailWords } from "./mail-words.ts";
import type { MailFacts } from "./render-mail.ts";

/** What a guest keeps: dates, price, code, and how to reach the house. */
export function ConfirmationMail({ booking, property, room }: MailFacts) {
  const { language } = booking;
  const words = mailWords[language];
  return (
    <Html lang={language}>
      <Head />
      <Preview>{`${room}, ${booking.code}`}</Preview>
      <Body style={styles.page}>
        <Container style={styles.card}>
          <Heading style={styles.title}>{words.title}</Heading>
          <Text style={styles.text}>{words.greeting(firstName(booking.guest_name), room)}</Text>
          <Dates facts={{ booking, property }} />
          <Facts>
            <Fact label={words.service[0]}>{words.service[1]}</Fact>
            <Fact label={words.code}>
              <b>{booking.code}</b>
            </Fact>
            <Fact label={words.name}>{booking.guest_name ?? words.notGiven}</Fact>
            <Fact label={words.email}>{booking.guest_email ?? words.notGiven}</Fact>
            {booking.lines.map((line) => (
              <Fact key={`${line.kind}-${line.unitPrice}`} label={quoteLineLabel(line, language)}>
                {formatMoney(line.amount, language)}
              </Fact>
            ))}
            <Fact label={words.total}>
              <b>{formatMoney(booking.total, language)}</b>
            </Fact>
          </Facts>
          <Text style={styles.text}>
            {property.address}, {property.city}, {property.state}
          </Text>
          <Text style={styles.small}>
            {words.phone}: {property.phone} | {property.secondPhone}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function Dates({
  facts: { booking, property },
}: {
  facts: Pick<MailFacts, "booking" | "property">;
}) {
  const words = mailWords[booking.language];
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.dates}>
      <tbody>
        <tr>
          <DateCell
            label={words.checkIn}
            day={booking.check_in}
            hours={words.from(property.checkInTime)}
            language={booking.language}
          />
          <DateCell
            label={words.checkOut}
            day={booking.check_out}
            hours={words.until(property.checkOutTime)}
            language={booking.language}
          />
        </tr>
      </tbody>
    </table>
  );
}

function DateCell(props: { label: string; day: Day; hours: string; language: string }) {
  const { label, day, hours, language } = props;
  return (
    <td style={styles.dateCell}>
      <p style={styles.small}>{label}</p>
      <p style={styles.date}>{formatDay(day, "numeric", language)}</p>
      <p style={styles.small}>{`${formatDay(day, "weekday", language)}, ${hours}`}</p>
    </td>
  );
}

function firstName(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] ?? null;
}
