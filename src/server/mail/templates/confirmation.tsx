import { guestsInWords } from "../../../contract/guests-words.ts";
import { directionsUrl, whatsappUrl } from "../../../contract/page-urls.ts";
import { quoteLineLabel } from "../../../contract/quote-words.ts";
import { daysBetween } from "../../../domain/day.ts";
import { presentable } from "../../../domain/guest-name.ts";
import { formatMoney } from "../../../domain/money.ts";
import { guestsOf } from "../../bookings/booking.ts";
import { greeted, howToAnswer, type MailFacts, stayIn, whoIsIn } from "../facts.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { GuestLink } from "./guest-link.tsx";
import { MoneyFacts } from "./money-facts.tsx";
import { PolicyLines } from "./policy-lines.tsx";
import { StayDates } from "./stay-dates.tsx";
import { styles } from "./styles.ts";

/** What a guest keeps: dates, price, code, policy and contacts. */
export function Confirmation(facts: MailFacts) {
  const { booking, property, listing, rooms } = facts;
  const { language } = booking;
  const words = mailWords[language];
  const name = presentable(booking.guest_name);
  const stay = stayIn(booking);
  const nights = words.nights(daysBetween(booking.check_in, booking.check_out));
  return (
    <GuestFrame facts={facts} preview={words.confirmation.preview(listing, nights, booking.code)}>
      <h1 style={styles.title}>{words.confirmation.title}</h1>
      <p style={styles.lead}>{words.confirmation.greeting(greeted(booking), listing, stay)}</p>
      <StayDates {...facts} />
      <FactsTable>
        <Fact label={words.service[0] ?? ""}>{words.service[1]}</Fact>
        <Fact label={words.code}>
          <b>{booking.code}</b>
        </Fact>
        <Fact label={words.name}>{name ?? words.notGiven}</Fact>
        <Fact label={words.email}>{booking.guest_email ?? words.notGiven}</Fact>
        <Fact label={words.guests}>{guestsInWords(guestsOf(booking), language)}</Fact>
        {rooms.length > 1 &&
          rooms.map((room) => (
            <Fact key={room.id} label={room.name}>
              {whoIsIn(room, booking)}
            </Fact>
          ))}
        {booking.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two discounts may be alike
          <Fact key={index} label={quoteLineLabel(line, language)}>
            {formatMoney(line.amount, language)}
          </Fact>
        ))}
        <MoneyFacts {...facts} />
      </FactsTable>
      <GuestLink {...facts} />
      <p className="screen">
        <a href={directionsUrl(property)} style={styles.secondary}>
          {words.directions}
        </a>
        {property.whatsapp && " "}
        {property.whatsapp && (
          <a
            href={whatsappUrl(property.whatsapp, words.aboutBooking(booking.code, listing, stay))}
            style={styles.secondary}
          >
            {words.whatsapp}
          </a>
        )}
      </p>
      <PolicyLines {...facts} />
      <p style={styles.small}>{words.confirmation.calendar}</p>
      <p style={styles.small}>
        {property.address}, {property.place}.
        {property.lateArrivalFrom && (
          <>
            <br />
            {words.confirmation.late(property.lateArrivalFrom, howToAnswer(facts))}
          </>
        )}
      </p>
    </GuestFrame>
  );
}
