import { useTranslation } from "react-i18next";
import type { ToldRecord } from "../../contract/api.ts";
import type { Photo } from "../../domain/listing.ts";
import { useHouse } from "../house.ts";
import { QuoteLines } from "../room/quote-lines.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./booking-card.module.css";
import { CopyCode } from "./copy-code.tsx";

export function BookingCard({ booking, photo }: { booking: ToldRecord; photo: Photo | null }) {
  const { t } = useTranslation();
  const { property } = useHouse();
  return (
    <aside className={styles.card} aria-label={t("confirmation.summary")}>
      {photo && (
        <Picture className={styles.photo} photo={photo} sizes="(min-width: 1101px) 27rem, 100vw" />
      )}
      <div className={styles.body}>
        {booking.listingName && <h2>{booking.listingName}</h2>}
        <p>
          {property.address}, {property.place}
        </p>
        <QuoteLines quote={booking} />
      </div>
      {booking.code && <CopyCode code={booking.code} />}
    </aside>
  );
}
