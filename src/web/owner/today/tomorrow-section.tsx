import { Link } from "react-router";
import type { StayAtDesk, Tomorrow } from "../../../contract/owner/today.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { addDays, type Day } from "../../../domain/day.ts";
import { useSite } from "../../site.ts";
import { paymentOf, peopleWords } from "../ui/booking-words.ts";
import { hour, shortDay } from "../ui/words.ts";
import { nameOf } from "./guest-card.tsx";
import styles from "./tomorrow.module.css";

type Props = { tomorrow: Tomorrow; today: Day };

/** Who comes and who goes tomorrow, to prepare for. */
export function TomorrowSection({ tomorrow: { arrivals, departures }, today }: Props) {
  const { checkInTime, checkOutTime } = useSite().property;
  const nobody = arrivals.length === 0 && departures.length === 0;
  return (
    <section className={styles.tomorrow} aria-labelledby="tomorrow">
      <h2 id="tomorrow">
        Amanhã <span>{shortDay(addDays(today, 1))}</span>
      </h2>
      {nobody ? (
        <p className={styles.empty}>Amanhã ninguém chega nem sai.</p>
      ) : (
        <div className={styles.lists}>
          <List name="Chegam" stays={arrivals} empty="Ninguém chega amanhã.">
            {(stay) => hour(stay.expectedArrival ?? checkInTime)}
          </List>
          <List name="Saem" stays={departures} empty="Ninguém sai amanhã.">
            {() => `até ${hour(checkOutTime)}`}
          </List>
        </div>
      )}
    </section>
  );
}

type ListProps = {
  name: string;
  stays: readonly StayAtDesk[];
  empty: string;
  children: (stay: StayAtDesk) => string;
};

function List({ name, stays, empty, children: timeOf }: ListProps) {
  return (
    <div>
      <h3>
        {name} <span>{stays.length}</span>
      </h3>
      {stays.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul>
        {stays.map((stay) => (
          <li key={stay.bookingId}>
            <Link to={bookingUrl(stay.bookingId)}>{nameOf(stay)}</Link>
            <span className={styles.time}>{timeOf(stay)}</span>
            <p>
              {stay.listingName}, {peopleWords(stay.people, stay.children)}
              {stay.balance > 0 && `, ${paymentOf(stay).text}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
