import { useTranslation } from "react-i18next";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { guestsInWords } from "../../contract/guests-words.ts";
import { policySentences } from "../../contract/policy-words.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatHour } from "../../domain/format-hour.ts";
import { BookingCard } from "../confirmation/booking-card.tsx";
import { useLanguage } from "../language.ts";
import type { MoneyRow } from "../listing/quote-lines.tsx";
import { RoomParties } from "../listing/room-parties.tsx";
import { StayDates } from "../listing/stay-dates.tsx";
import { useSite } from "../site.ts";
import styles from "./guest.module.css";
import { Payments } from "./payments.tsx";

export function OwnBooking({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { code, listing, lines, total, state } = booking;
  return (
    <div className={styles.columns}>
      <header className={styles.head}>
        <p className={styles[state]}>{t(`guest.state.${state}`)}</p>
        <h1>{t("guest.heading")}</h1>
        <StayDates stay={booking} />
      </header>
      <div className={styles.card}>
        <BookingCard
          booking={{ code, listingName: listing.name, lines, total }}
          photo={listing.photo}
          rows={useSums(booking)}
          facts={<Facts booking={booking} />}
        />
      </div>
      <div className={styles.body}>
        <Payments booking={booking} />
        {booking.steps.length > 0 && (
          <section className={styles.block}>
            <h2>{t("guest.cancellation")}</h2>
            {policySentences(booking.steps, language).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p className={styles.small}>{t("guest.ofWhatWasPaid")}</p>
          </section>
        )}
      </div>
    </div>
  );
}

function useSums({ paid, open }: GuestBooking): readonly MoneyRow[] {
  const { t } = useTranslation();
  const rows: MoneyRow[] = [
    { label: t("booking.paid"), amount: paid, tone: "paid" },
    { label: t("booking.open"), amount: open, tone: "due" },
  ];
  return rows.filter(({ amount }) => amount > 0);
}

function Facts({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { property } = useSite();
  const from = t("confirmation.from", { hour: formatHour(property.checkInTime, i18n.language) });
  const until = t("confirmation.until", { hour: formatHour(property.checkOutTime, i18n.language) });
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("guest.checkIn")}</dt>
        <dd>
          {formatDay(booking.checkIn, "short", i18n.language)}
          <small>{from}</small>
        </dd>
      </div>
      <div>
        <dt>{t("guest.checkOut")}</dt>
        <dd>
          {formatDay(booking.checkOut, "short", i18n.language)}
          <small>{until}</small>
        </dd>
      </div>
      <div>
        <dt>{t("guest.guests")}</dt>
        <dd>{guestsInWords(booking.guests, language)}</dd>
      </div>
      {booking.rooms.length > 1 && (
        <div className={styles.rooms}>
          <dt>{t("guest.rooms")}</dt>
          <dd>
            <RoomParties rooms={booking.rooms} />
          </dd>
        </div>
      )}
      {booking.guestName && (
        <div>
          <dt>{t("guest.name")}</dt>
          <dd>{booking.guestName}</dd>
        </div>
      )}
    </dl>
  );
}
