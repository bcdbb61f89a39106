import { Link } from "react-router";
import type { Owed } from "../../../contract/owner/books.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { formatMoney } from "../../../domain/money.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import styles from "./books.module.css";

/** What the owner has to give back; it is noted on the booking's page. */
export function OwedList({ owed }: { owed: readonly Owed[] }) {
  return (
    <section aria-labelledby="owed">
      <h2 id="owed" className={styles.heading}>
        A devolver
      </h2>
      <ul className={`${kit.rows} ${styles.owed}`}>
        {owed.map((one) => (
          <li key={one.bookingId}>
            <Link className={`${kit.name} ${styles.name}`} to={bookingUrl(one.bookingId)}>
              {guestNameOf(one)}, {one.code}
            </Link>
            <b className="num">{formatMoney(one.owed, "pt-BR")}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
