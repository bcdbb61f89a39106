import { useTranslation } from "react-i18next";
import { type Listing, UNTOLD } from "../../domain/listing.ts";
import { formatMoney } from "../../domain/money.ts";
import { PartySteppers } from "../ui/party-steppers.tsx";
import styles from "./guest-fields.module.css";
import type { BookingForm } from "./use-booking-form.ts";
import type { DatePicker } from "./use-date-picker.ts";

type Props = { entries: BookingForm; listing: Listing; picker: DatePicker };

export function GuestFields({ entries: { guests, setGuests }, listing, picker }: Props) {
  const { t, i18n } = useTranslation();
  const { capacity, rates } = listing;
  const money = (price: number) => formatMoney(price, i18n.language);
  const childPrice = (price: number) => t("booking.childPrice", { price: money(price) });
  const included = rates.includedGuests ?? capacity;
  const hasExtraAdults = included < capacity && rates.extraAdult > 0;
  return (
    <div ref={picker.register("guests")} tabIndex={-1} className={styles.guests}>
      <PartySteppers
        guests={guests}
        most={() => capacity}
        notes={{
          adults: (
            <>
              {capacity !== UNTOLD && t("room.capacity", { count: capacity })}
              {hasExtraAdults && (
                <>
                  <br />
                  {t("booking.extraAdult", { included, price: money(rates.extraAdult) })}
                </>
              )}
            </>
          ),
          childrenUpTo12: childPrice(rates.childUpTo12),
          childrenAbove12: childPrice(rates.childAbove12),
        }}
        onChange={setGuests}
      />
    </div>
  );
}
