import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { useHouse } from "../../house.ts";
import { hour, plural } from "../ui/words.ts";
import styles from "./details.module.css";

export function StayFacts({ booking }: { booking: BookingDetails }) {
  const { property } = useHouse();
  const { adults, childrenUpTo12, childrenAbove12 } = booking.guests;
  const people = [
    plural(adults, "adulto", "adultos"),
    childrenUpTo12 > 0 && `${plural(childrenUpTo12, "criança", "crianças")} até 12 anos`,
    childrenAbove12 > 0 && `${plural(childrenAbove12, "jovem", "jovens")} acima de 12 anos`,
  ].filter(Boolean);
  const arrival = booking.expectedArrival
    ? `chega às ${hour(booking.expectedArrival)}`
    : `a partir das ${hour(property.checkInTime)}`;
  return (
    <section className={styles.section}>
      <h2>Estadia</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Quarto</dt>
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
            <small>{plural(booking.nights, "noite", "noites")}</small>
          </dd>
        </div>
        <div>
          <dt>Hóspedes</dt>
          <dd>{people.join(", ")}</dd>
        </div>
      </dl>
    </section>
  );
}
