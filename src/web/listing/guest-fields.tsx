import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { guestsInWords } from "../../contract/guests-words.ts";
import type { Guests } from "../../domain/guests.ts";
import { type Listing, UNTOLD } from "../../domain/listing.ts";
import { formatMoney } from "../../domain/money.ts";
import { useLanguage } from "../language.ts";
import { PartySteppers } from "../ui/party-steppers.tsx";
import type { ChosenRoom } from "./chosen-rooms.ts";
import styles from "./guest-fields.module.css";
import type { Complaint } from "./judge-booking.ts";
import type { DatePicker } from "./use-date-picker.ts";

type Props = {
  rooms: readonly ChosenRoom[];
  complaint: Complaint | null;
  picker: DatePicker;
  /** The party of the room at this place. */
  onChange: (place: number, guests: Guests) => void;
};

export function GuestFields({ rooms, complaint, picker, onChange }: Props) {
  const Place = rooms.length > 1 ? FoldedRoom : OnlyRoom;
  const crowded = complaint?.kind === "guests" ? complaint.room : null;
  return (
    <div ref={picker.register("guests")} tabIndex={-1} className={styles.guests}>
      {rooms.map((room, place) => (
        <Place key={room.listing.id} {...room} isCrowded={crowded === room.listing.name}>
          <RoomParty {...room} onChange={(guests) => onChange(place, guests)} />
        </Place>
      ))}
    </div>
  );
}

type Folded = ChosenRoom & { isCrowded: boolean; children: ReactNode };

const OnlyRoom = ({ children }: Folded) => children;

/** Who sleeps there in one line: the steppers of several rooms would fill the screen. */
function FoldedRoom({ listing, guests, isCrowded, children }: Folded) {
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.room}
      open={isOpen || isCrowded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          <b id={id}>{listing.name}</b>
          <small>{guestsInWords(guests, language)}</small>
        </span>
      </summary>
      <fieldset aria-labelledby={id}>{children}</fieldset>
    </details>
  );
}

type PartyProps = { listing: Listing; guests: Guests; onChange: (guests: Guests) => void };

function RoomParty({ listing: { capacity, rates }, guests, onChange }: PartyProps) {
  const { t, i18n } = useTranslation();
  const money = (price: number) => formatMoney(price, i18n.language);
  const childPrice = (price: number) => t("booking.childPrice", { price: money(price) });
  const included = rates.includedGuests ?? capacity;
  const hasExtraAdults = included < capacity && rates.extraAdult > 0;
  return (
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
      onChange={onChange}
    />
  );
}
