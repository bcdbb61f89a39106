import { useTranslation } from "react-i18next";
import type { BookingRecord } from "../../contract/api.ts";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import type { Photo } from "../../domain/listing.ts";
import { formatMoney } from "../../domain/money.ts";
import { useHouse } from "../house.ts";
import { useLanguage } from "../language.ts";
import { Picture } from "../ui/picture.tsx";
import styles from "./booking-card.module.css";
import { CopyCode } from "./copy-code.tsx";

export function BookingCard({ booking, photo }: { booking: BookingRecord; photo: Photo | null }) {
  const { t } = useTranslation();
  const { property } = useHouse();
  const language = useLanguage();
  return (
    <aside className={styles.card} aria-label={t("confirmation.summary")}>
      {photo && (
        <Picture className={styles.photo} photo={photo} sizes="(min-width: 1101px) 27rem, 100vw" />
      )}
      <div className={styles.body}>
        <h2>{booking.listingName}</h2>
        <p>
          {property.address}, {property.city}, {property.state}
        </p>
        <dl className={`num ${styles.sum}`}>
          {booking.lines.map((line) => (
            <div key={`${line.kind} ${line.unitPrice}`}>
              <dt>{quoteLineLabel(line, language)}</dt>
              <dd>{formatMoney(line.amount, language)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{t("confirmation.total")}</dt>
            <dd>{formatMoney(booking.total, language)}</dd>
          </div>
        </dl>
      </div>
      <CopyCode code={booking.code} />
    </aside>
  );
}
