import { adminUrl } from "../../../contract/page-urls.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { guestCount } from "../../../domain/guests.ts";
import { formatMoney } from "../../../domain/money.ts";
import { type MailFacts, presentable } from "../facts.ts";
import { type OwnerKind, ownerLabels, ownerWords } from "../owner-words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { Frame } from "./frame.tsx";
import { styles } from "./styles.ts";

/** What the owner needs on her phone: who, when, where, and what happened to the money. */
export function OwnerMail({ facts, kind }: { facts: MailFacts; kind: OwnerKind }) {
  const { booking, property, room, refunded, siteUrl } = facts;
  const { title, text } = ownerWords[kind];
  const people = guestCount({
    adults: booking.adults,
    childrenUpTo12: booking.children_up_to_12,
    childrenAbove12: booking.children_above_12,
  });
  const labels = ownerLabels;
  return (
    <Frame property={property} language="pt-BR" preview={`${room}, ${booking.code}`}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>{text}</p>
      <FactsTable>
        <Fact label={labels.room}>{room}</Fact>
        <Fact label={labels.code}>
          <b>{booking.code}</b>
        </Fact>
        <Fact label={labels.checkIn}>{formatDay(booking.check_in, "long", "pt-BR")}</Fact>
        <Fact label={labels.checkOut}>{formatDay(booking.check_out, "long", "pt-BR")}</Fact>
        <Fact label={labels.guest}>{presentable(booking.guest_name) ?? labels.notGiven}</Fact>
        <Fact label={labels.people}>{people}</Fact>
        <Fact label={labels.email}>{booking.guest_email ?? labels.notGiven}</Fact>
        <Fact label={labels.phone}>{booking.guest_phone ?? labels.notGiven}</Fact>
        <Fact label={labels.paid}>{formatMoney(booking.paid_amount ?? 0, "pt-BR")}</Fact>
        {refunded > 0 && <Fact label={labels.refund}>{formatMoney(refunded, "pt-BR")}</Fact>}
      </FactsTable>
      <p>
        <a href={`${siteUrl}${adminUrl}`} style={styles.primary}>
          {labels.open}
        </a>
      </p>
    </Frame>
  );
}
