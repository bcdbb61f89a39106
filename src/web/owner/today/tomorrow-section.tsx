import { Link } from "react-router";
import type { Today } from "../../../contract/owner/today.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { addDays } from "../../../domain/day.ts";
import { useSite } from "../../site.ts";
import { paymentOf } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import { hour, shortDay } from "../ui/words.ts";
import { nameOf } from "./guest-card.tsx";
import { type GuestAtDesk, guestsTomorrow, peopleIn, roomsNamed } from "./guests-at-desk.ts";
import styles from "./tomorrow.module.css";

/** Who comes and who goes tomorrow, to prepare for. */
export function TomorrowSection({ now }: { now: Today }) {
  const { arrivals, departures } = guestsTomorrow(now);
  const { checkInTime, checkOutTime } = useSite().property;
  const nobody = arrivals.length === 0 && departures.length === 0;
  return (
    <section className={styles.tomorrow} aria-labelledby="tomorrow">
      <h2 id="tomorrow" className={kit.ruled}>
        Amanhã <span>{shortDay(addDays(now.today, 1))}</span>
      </h2>
      {nobody ? (
        <p className={`${kit.empty} ${styles.empty}`}>Amanhã ninguém chega nem sai.</p>
      ) : (
        <div className={styles.lists}>
          <List name="Chegam" guests={arrivals} empty="Ninguém chega amanhã.">
            {(guest) => hour(guest.expectedArrival ?? checkInTime)}
          </List>
          <List name="Saem" guests={departures} empty="Ninguém sai amanhã.">
            {() => `até ${hour(checkOutTime)}`}
          </List>
        </div>
      )}
    </section>
  );
}

type ListProps = {
  name: string;
  guests: readonly GuestAtDesk[];
  empty: string;
  children: (guest: GuestAtDesk) => string;
};

function List({ name, guests, empty, children: timeOf }: ListProps) {
  return (
    <div>
      <h3>
        {name} <span>{guests.flatMap(({ stays }) => stays).length}</span>
      </h3>
      {guests.length === 0 && <p className={`${kit.empty} ${styles.empty}`}>{empty}</p>}
      <ul>
        {guests.map((guest) => (
          <li key={guest.bookingId}>
            <Link className={kit.name} to={bookingUrl(guest.bookingId)}>
              {nameOf(guest)}
            </Link>
            <span className={kit.figure}>{timeOf(guest)}</span>
            <p>
              {[roomsNamed(guest), ...peopleIn(guest)].join(", ")}
              {guest.balance > 0 && guest.showsMoney && `, ${paymentOf(guest).text}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
