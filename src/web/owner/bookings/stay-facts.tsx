import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { useSite } from "../../site.ts";
import facts from "../../ui/kit/facts.module.css";
import { peopleOf } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import { hour, nightsIn } from "../ui/words.ts";
import styles from "./details.module.css";

export function StayFacts({ booking }: { booking: BookingDetails }) {
  const { property } = useSite();
  const arrival = booking.expectedArrival
    ? `chega às ${hour(booking.expectedArrival)}`
    : `a partir das ${hour(property.checkInTime)}`;
  return (
    <section className={`${kit.section} ${styles.section}`}>
      <h2>Estadia</h2>
      <dl className={facts.facts}>
        <div>
          <dt>{booking.roomCount > 1 ? "Quartos" : "Quarto"}</dt>
          <dd>{booking.listingName}</dd>
        </div>
        <div>
          <dt>Check-in</dt>
          <dd>
            {formatDay(booking.checkIn, "long-no-year", "pt-BR")}
            <small>{arrival}</small>
          </dd>
        </div>
        <div>
          <dt>Check-out</dt>
          <dd>
            {formatDay(booking.checkOut, "long-no-year", "pt-BR")}
            <small>{nightsIn(booking)}</small>
          </dd>
        </div>
        <div>
          <dt>Hóspedes</dt>
          <dd>{peopleOf(booking)}</dd>
        </div>
      </dl>
    </section>
  );
}
