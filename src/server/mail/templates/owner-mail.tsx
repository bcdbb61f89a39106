import { basisWords, whoCancelled } from "../../../contract/cancellation-words.ts";
import { guestsInWords } from "../../../contract/guests-words.ts";
import { refundName } from "../../../contract/owner/refund-words.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { presentable } from "../../../domain/guest-name.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { guestsOf } from "../../bookings/booking.ts";
import type { MailFacts } from "../facts.ts";
import { endingReturns } from "../money-words.ts";
import { type OwnerKind, ownerLabels, ownerWords, paidWords } from "../owner-words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { Frame } from "./frame.tsx";
import { styles } from "./styles.ts";

/** For the owner's phone: who, when, where, and the money. */
export function OwnerMail({ facts, kind }: { facts: MailFacts; kind: OwnerKind }) {
  const { booking, property, listing, money, siteUrl, cancellation } = facts;
  const { title, text } = ownerWords[kind];
  const labels = ownerLabels;
  const said = (amount: Centavos) => formatMoney(amount, "pt-BR");
  return (
    <Frame property={property} language="pt-BR" preview={`${listing}, ${booking.code}`}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>{kind === "owner-notice" ? `${paidWords(money)} ${text}` : text}</p>
      <FactsTable>
        <Fact label={labels.listing}>{listing}</Fact>
        <Fact label={labels.code}>
          <b>{booking.code}</b>
        </Fact>
        <Fact label={labels.checkIn}>{formatDay(booking.check_in, "long", "pt-BR")}</Fact>
        <Fact label={labels.checkOut}>{formatDay(booking.check_out, "long", "pt-BR")}</Fact>
        <Fact label={labels.guest}>{presentable(booking.guest_name) ?? labels.notGiven}</Fact>
        <Fact label={labels.people}>{guestsInWords(guestsOf(booking), "pt-BR")}</Fact>
        <Fact label={labels.email}>{booking.guest_email ?? labels.notGiven}</Fact>
        <Fact label={labels.phone}>{booking.guest_phone ?? labels.notGiven}</Fact>
        {cancellation && <Cancelled booking={booking} cancellation={cancellation} />}
        <Fact label={labels.total}>{said(money.total)}</Fact>
        <Fact label={labels.paid}>{said(money.paid)}</Fact>
        {money.open > 0 && <Fact label={labels.balance}>{said(money.open)}</Fact>}
        {endingReturns(money).map(({ amount, at, ...refund }, index) => (
          <Fact
            // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may be alike
            key={index}
            label={refundName({ ...refund, doneAt: at.getTime() }, property.timeZone)}
          >
            {said(amount)}
          </Fact>
        ))}
      </FactsTable>
      <p>
        <a href={`${siteUrl}${adminUrl}`} style={styles.primary}>
          {labels.open}
        </a>
      </p>
    </Frame>
  );
}

function Cancelled({
  booking,
  cancellation,
}: Pick<Required<MailFacts>, "booking" | "cancellation">) {
  const who = whoCancelled(cancellation, presentable(booking.guest_name), "pt-BR");
  const basis = basisWords(cancellation, "pt-BR");
  return (
    <>
      {who && <Fact label={ownerLabels.who}>{who}</Fact>}
      {basis && <Fact label={ownerLabels.basis}>{basis}</Fact>}
    </>
  );
}
