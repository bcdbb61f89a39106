import { useTranslation } from "react-i18next";
import type { GuestBooking, PendingChange } from "../../contract/guest-api.ts";
import { guestsInWords } from "../../contract/guests-words.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatHour } from "../../domain/format-hour.ts";
import { BookingCard } from "../confirmation/booking-card.tsx";
import { useLanguage } from "../language.ts";
import type { MoneyRow } from "../listing/quote-lines.tsx";
import { RoomParties } from "../listing/room-parties.tsx";
import { useSite } from "../site.ts";
import beside from "../ui/kit/beside.module.css";
import { Arrival } from "./arrival.tsx";
import styles from "./guest.module.css";
import { House } from "./house.tsx";
import { PageHead } from "./page-head.tsx";
import { PapersAndLink } from "./papers-and-link.tsx";
import { Payments } from "./payments.tsx";
import { Plans } from "./plans.tsx";
import { isAlive } from "./standing.ts";
import { roomInWords } from "./stay-words.ts";
import { ToDo } from "./to-do.tsx";

type Props = {
  booking: GuestBooking;
  /** What the owner wants guests of these rooms to know. */
  rules: readonly string[];
};

export function OwnBooking({ booking, rules }: Props) {
  const { code, listing, lines, total, phase } = booking;
  const isOn = isAlive(booking);
  const isBought = booking.state !== "held" && booking.state !== "expired";
  return (
    <div className={`${beside.columns} ${styles.columns}`}>
      <PageHead booking={booking} />
      <div className={`${beside.aside} ${styles.card}`}>
        <BookingCard
          // A booking that was cancelled in time charges nothing: it has no total to show.
          booking={{
            code,
            listingName: listing.name,
            lines,
            total: lines.length > 0 ? total : null,
          }}
          photo={listing.photo}
          rows={useSums(booking)}
          facts={<Facts booking={booking} />}
        />
      </div>
      <div className={beside.body}>
        {booking.change?.state === "declined" && isOn && <Declined change={booking.change} />}
        {isOn && <ToDo booking={booking} />}
        {isBought && <Payments booking={booking} />}
        {isOn && <Arrival booking={booking} />}
        {isOn && phase !== "here" && <Plans booking={booking} />}
        {isOn && <House rules={rules} />}
        {isBought && <PapersAndLink booking={booking} />}
      </div>
    </div>
  );
}

function Declined({ change }: { change: PendingChange }) {
  const { t } = useTranslation();
  const { before, after: wished } = change.offer;
  const after = roomInWords(wished, before, useLanguage());
  return <p className={styles.news}>{t("guest.declined", { after })}</p>;
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
