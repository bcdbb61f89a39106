import { useTranslation } from "react-i18next";
import { guestCount } from "../../domain/guests.ts";
import { offerIn, oneMoreNight } from "../../domain/offer.ts";
import type { Quote } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import { oneMoreNightWords } from "../offer-words.ts";
import { Icon } from "../ui/icon.tsx";
import type { ChosenRoom } from "./chosen-rooms.ts";
import { type Circumstances, isOffered } from "./judge-booking.ts";
import { QuoteLines } from "./quote-lines.tsx";
import styles from "./stay-price.module.css";

type Props = {
  rooms: readonly ChosenRoom[];
  stay: Stay;
  quote: Quote;
  circumstances: Circumstances;
  onTakeStay: (stay: Stay) => void;
};

/** The quote; of one room also what makes it lower, and one more night where that is a bargain. */
export function StayPrice(props: Props) {
  const [room, ...others] = props.rooms;
  if (!room || others.length > 0) return <QuoteLines quote={props.quote} />;
  return <RoomPrice {...props} {...room} />;
}

function RoomPrice(props: Props & ChosenRoom) {
  const { stay, quote, circumstances, onTakeStay, listing, guests } = props;
  const { t, i18n } = useTranslation();
  const fits = guestCount(guests) <= listing.capacity;
  const canHave = (longer: Stay) => fits && isOffered(longer, circumstances);
  const more = oneMoreNight(listing, stay, guests, canHave);
  return (
    <>
      <QuoteLines quote={{ ...quote, offer: offerIn(listing, stay, guests) }} />
      {more && (
        <button type="button" className={styles.more} onClick={() => onTakeStay(more.stay)}>
          <Icon name="plus" />
          {oneMoreNightWords(more.price, quote.total, t, i18n.language)}
        </button>
      )}
    </>
  );
}
