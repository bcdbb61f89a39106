import { useTranslation } from "react-i18next";
import type { ToldRecord } from "../../contract/api.ts";
import { rowLabel, rowTime } from "../../contract/plan-words.ts";
import type { Photo } from "../../domain/listing.ts";
import { nextRow } from "../../domain/payment-plan.ts";
import { useLanguage } from "../language.ts";
import { useMoneyRows } from "../listing/plan-rows.ts";
import { QuoteLines } from "../listing/quote-lines.tsx";
import { useSite } from "../site.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./booking-card.module.css";

export function BookingCard({ booking, photo }: { booking: ToldRecord; photo: Photo | null }) {
  const { t } = useTranslation();
  const { property } = useSite();
  const language = useLanguage();
  const rows = useMoneyRows(booking.plan);
  const rest = nextRow(booking.plan);
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
        <QuoteLines quote={booking} rows={rows} />
        {rest && booking.checkIn && (
          <p>
            {rowLabel(rest, language)}: {rowTime(rest, booking.checkIn, language)}.
          </p>
        )}
      </div>
      {booking.code && <CopyCode code={booking.code} />}
    </aside>
  );
}

/** The booking code, to read out on the phone or to copy. */
function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation();
  const words = {
    copy: t("confirmation.copy"),
    copied: t("confirmation.copied"),
    failed: t("confirmation.copyFailed"),
  };
  return (
    <div className={styles.code}>
      <p>
        <span>{t("confirmation.code")}</span>
        <b className="num">{code}</b>
      </p>
      <CopyButton text={code} words={words} answerClassName={styles.answer} />
    </div>
  );
}
