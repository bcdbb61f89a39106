import { useTranslation } from "react-i18next";
import type { Guests } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import { formatMoney } from "../../domain/money.ts";
import { Stepper } from "../ui/stepper.tsx";
import styles from "./guest-fields.module.css";
import type { BookingForm } from "./use-booking-form.ts";
import type { DatePicker } from "./use-date-picker.ts";

type Props = { entries: BookingForm; listing: Listing; picker: DatePicker };

export function GuestFields({ entries: { guests, setGuests }, listing, picker }: Props) {
  const { t, i18n } = useTranslation();
  const { capacity, rates } = listing;
  const pricePerNight = (price: number) =>
    t("booking.childPrice", { price: formatMoney(price, i18n.language) });
  const stepper = (of: keyof Guests) => ({
    value: guests[of],
    max: capacity,
    onChange: (value: number) => setGuests({ ...guests, [of]: value }),
  });
  return (
    <div ref={picker.register("guests")} tabIndex={-1} className={styles.guests}>
      <Stepper
        label={t("booking.adults")}
        note={t("room.capacity", { count: capacity })}
        min={1}
        {...stepper("adults")}
      />
      <fieldset>
        <legend>{t("booking.children")}</legend>
        <Stepper
          label={t("booking.childrenUpTo12")}
          note={pricePerNight(rates.childUpTo12)}
          min={0}
          {...stepper("childrenUpTo12")}
        />
        <Stepper
          label={t("booking.childrenAbove12")}
          note={pricePerNight(rates.childAbove12)}
          min={0}
          {...stepper("childrenAbove12")}
        />
      </fieldset>
    </div>
  );
}
