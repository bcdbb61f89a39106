import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import { formatPrice } from "../../domain/money.ts";
import type { Stay } from "../../domain/stay.ts";
import { useHouse } from "../root.tsx";
import button from "../ui/button.module.css";
import styles from "./booking-form.module.css";
import { StaySummary } from "./stay-summary.tsx";
import { typedDateFormat } from "./typed-date.ts";
import { useBookingForm } from "./use-booking-form.ts";

type Props = {
  listing: Listing;
  reserved: readonly Day[];
  onBook: (stay: Stay, guests: Guests) => void;
};

export function BookingForm({ listing, reserved, onBook }: Props) {
  const { t, i18n } = useTranslation();
  const { property } = useHouse();
  const form = useBookingForm(listing, reserved, property.sameDayTurnover);
  const [asked, setAsked] = useState(false);
  const checkInInput = useRef<HTMLInputElement>(null);
  const checkOutInput = useRef<HTMLInputElement>(null);
  const price = formatPrice(listing.rates.nightlyPrice, i18n.language);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (form.missing === "check-in") checkInInput.current?.focus();
    else if (form.missing) checkOutInput.current?.focus();
    else if (form.stay) onBook(form.stay, form.guests);
  }

  const complaint = form.isReserved
    ? t("booking.reserved")
    : asked && form.missing
      ? t(askFor[form.missing])
      : null;
  const described = complaint ? { "aria-describedby": "booking-complaint" } : {};
  return (
    <form className={styles.form} onSubmit={submit} aria-labelledby="booking-heading" noValidate>
      <h2 id="booking-heading">{t("booking.heading")}</h2>
      <p className={styles.price}>{t("booking.pricePerNight", { price })}</p>
      <div className={styles.dates}>
        <label>
          {t("booking.checkIn")}
          <input
            ref={checkInInput}
            placeholder={typedDateFormat}
            inputMode="numeric"
            autoComplete="off"
            value={form.checkIn}
            onChange={(event) => form.setCheckIn(event.target.value)}
            {...described}
          />
        </label>
        <label>
          {t("booking.checkOut")}
          <input
            ref={checkOutInput}
            placeholder={typedDateFormat}
            inputMode="numeric"
            autoComplete="off"
            value={form.checkOut}
            onChange={(event) => form.setCheckOut(event.target.value)}
            {...described}
          />
        </label>
      </div>
      {form.stay && form.quote && <StaySummary stay={form.stay} quote={form.quote} />}
      {complaint && (
        <p id="booking-complaint" role="alert" className={styles.complaint}>
          {complaint}
        </p>
      )}
      <button
        type="submit"
        className={button.primary}
        lang="en"
        disabled={form.isReserved}
        {...described}
      >
        {t("booking.bookNow")}
      </button>
    </form>
  );
}

const askFor = {
  "check-in": "booking.ask.check-in",
  "check-out": "booking.ask.check-out",
  "longer-stay": "booking.ask.longer-stay",
} as const;
