import { directionsUrl, whatsappUrl } from "../../../contract/page-urls.ts";
import { quoteLineLabel } from "../../../contract/quote-words.ts";
import { freeCancellationUntil } from "../../../domain/cancellation.ts";
import { daysBetween, todayIn } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatMoney } from "../../../domain/money.ts";
import { type MailFacts, presentable } from "../facts.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable, Total } from "./facts-table.tsx";
import { Frame } from "./frame.tsx";
import { StayDates } from "./stay-dates.tsx";
import { styles } from "./styles.ts";

/** What a guest keeps: dates, price, code, policy, and how to reach the house. */
export function Confirmation(facts: MailFacts) {
  const { booking, property, room, photo } = facts;
  const { language } = booking;
  const words = mailWords[language];
  const name = presentable(booking.guest_name);
  const greeted = name ? `, ${name.split(" ")[0]}` : "";
  const day = (which: typeof booking.check_in) => formatDay(which, "day-month", language);
  const nights = words.nights(daysBetween(booking.check_in, booking.check_out));
  return (
    <Frame
      property={property}
      language={language}
      preview={words.confirmation.preview(room, nights, booking.code)}
      {...(photo && { photoOf: room })}
    >
      <h1 style={styles.title}>{words.confirmation.title}</h1>
      <p style={styles.lead}>
        {words.confirmation.greeting(greeted, room, day(booking.check_in), day(booking.check_out))}
      </p>
      <StayDates {...facts} />
      <FactsTable>
        <Fact label={words.service[0] ?? ""}>{words.service[1]}</Fact>
        <Fact label={words.code}>
          <b>{booking.code}</b>
        </Fact>
        <Fact label={words.name}>{name ?? words.notGiven}</Fact>
        <Fact label={words.email}>{booking.guest_email ?? words.notGiven}</Fact>
        {booking.lines.map((line) => (
          <Fact key={`${line.kind}-${line.unitPrice}`} label={quoteLineLabel(line, language)}>
            {formatMoney(line.amount, language)}
          </Fact>
        ))}
        <Total label={words.total}>{formatMoney(booking.total, language)}</Total>
      </FactsTable>
      <p>
        <a href={directionsUrl(property)} style={styles.primary}>
          {words.directions}
        </a>
        {property.whatsapp && " "}
        {property.whatsapp && (
          <a href={whatsappUrl(property.whatsapp, booking.code)} style={styles.secondary}>
            {words.whatsapp}
          </a>
        )}
      </p>
      <p style={styles.small}>
        {policyLine(facts)} {words.confirmation.calendar}
      </p>
      <p style={styles.small}>
        {property.address}, {property.city}, {property.state}.
        <br />
        {words.confirmation.late}
      </p>
    </Frame>
  );
}

function policyLine({ booking, property }: MailFacts): string {
  const bought = (booking.confirmed_at ?? booking.created_at).getTime();
  const purchasedOn = todayIn(property.timeZone, bought);
  const until = freeCancellationUntil(property.cancellationPolicy, booking.check_in, purchasedOn);
  const words = mailWords[booking.language];
  return until ? words.policy(formatDay(until, "day-month", booking.language)) : "";
}
