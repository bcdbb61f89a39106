import type { ReactNode } from "react";
import { Link } from "react-router";
import type { InsteadOffer } from "../../../contract/owner/bookings.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import { Notice } from "../ui/notice.tsx";
import styles from "./details.module.css";

type Props = {
  taken: InsteadOffer & { readonly by: string; readonly bookingId: string | null };
  /** Fields of the form with their new values. */
  onChoose: (values: Readonly<Record<string, string>>) => void;
};

/** Who has the nights, and free alternatives one press away. */
export function TakenNights({ taken, onChoose }: Props) {
  return (
    <div>
      <Notice kind="error">
        {taken.by}{" "}
        {taken.bookingId && <Link to={bookingUrl(taken.bookingId)}>Abrir a reserva</Link>}
      </Notice>
      {taken.rooms.length > 0 && (
        <Offers heading="Livres nessas datas:">
          {taken.rooms.map(({ listingId, name, total }) => (
            <button
              key={listingId}
              type="button"
              className={button.line}
              onClick={() => onChoose({ listing: listingId })}
            >
              {`${name}, ${formatMoney(total, "pt-BR")}`}
            </button>
          ))}
        </Offers>
      )}
      {taken.stays.length > 0 && (
        <Offers heading="O mesmo quarto, em outras datas:">
          {taken.stays.map((stay) => (
            <button
              key={stay.checkIn}
              type="button"
              className={button.line}
              onClick={() => onChoose({ checkIn: stay.checkIn, checkOut: stay.checkOut })}
            >
              {formatStay(stay, "long", "pt-BR")}
            </button>
          ))}
        </Offers>
      )}
    </div>
  );
}

function Offers({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.quiet}>{heading}</p>
      <div className={styles.actions}>{children}</div>
    </>
  );
}
