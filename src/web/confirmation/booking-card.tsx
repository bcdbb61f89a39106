import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ToldRecord } from "../../contract/api.ts";
import type { Photo } from "../../domain/listing.ts";
import { type MoneyRow, QuoteLines } from "../listing/quote-lines.tsx";
import { useSite } from "../site.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import ticket from "../ui/kit/ticket.module.css";
import { Picture } from "../ui/picture.tsx";
import styles from "./booking-card.module.css";

type Props = {
  booking: Pick<ToldRecord, "code" | "listingName" | "lines" | "total">;
  photo: Photo | null;
  /** What is paid of the total, and what is open. */
  rows: readonly MoneyRow[];
  /** Above the price. */
  facts?: ReactNode;
  /** Shown below the price: when the rest is due. */
  due?: string | null;
};

export function BookingCard({ booking, photo, rows, facts, due }: Props) {
  const { t } = useTranslation();
  const { property } = useSite();
  return (
    <aside className={`${ticket.card} ${styles.card}`} aria-label={t("confirmation.summary")}>
      {photo && (
        <Picture
          className={`${ticket.photo} screen`}
          photo={photo}
          sizes="(min-width: 1101px) 27rem, 100vw"
        />
      )}
      <div className={`${ticket.words} ${styles.body}`}>
        {booking.listingName && <h2>{booking.listingName}</h2>}
        <p>
          {property.address}, {property.place}
        </p>
        {facts}
        <QuoteLines quote={booking} rows={rows} />
        {due && <p>{due}</p>}
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
    <div className={`${ticket.code} ${styles.code}`}>
      <p>
        <span>{t("confirmation.code")}</span>
        <b className="num">{code}</b>
      </p>
      <CopyButton text={code} words={words} answerClassName={`screen ${styles.answer}`} />
    </div>
  );
}
