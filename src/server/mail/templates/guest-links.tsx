import { greeted, howToAnswer, type LinkedBooking, type MailFacts } from "../facts.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { styles } from "./styles.ts";

type Props = { facts: MailFacts; links: readonly LinkedBooking[] };

/** The links of a guest's bookings, for one that was lost or renewed. */
export function GuestLinks({ facts, links }: Props) {
  const { booking } = facts;
  const words = mailWords[booking.language];
  const { title, text, current, notAsked } = words.guestLinks;
  return (
    <GuestFrame facts={facts} preview={title}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>{text(greeted(booking), links.length)}</p>
      {links.map(({ code, listing, stay, link }) => (
        <div key={code}>
          <FactsTable>
            <Fact label={words.code}>
              <b>{code}</b>
            </Fact>
            <Fact label={listing}>{stay}</Fact>
          </FactsTable>
          <p>
            <a href={link} style={styles.primary}>
              {words.myBooking}
            </a>
          </p>
        </div>
      ))}
      <p style={styles.small}>{current}</p>
      <p style={styles.small}>{notAsked(howToAnswer(facts))}</p>
    </GuestFrame>
  );
}
