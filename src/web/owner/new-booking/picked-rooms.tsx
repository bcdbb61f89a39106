import type { RoomsOffer } from "../../../contract/owner/room-offers.ts";
import { MOST_ROOMS } from "../../../domain/combinations.ts";
import { formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import sums from "../../ui/kit/sums.module.css";
import field from "../form/field.module.css";
import { peopleIn } from "../ui/booking-words.ts";
import { plural } from "../ui/words.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { pickWords, roomsToPick } from "./choices.ts";
import styles from "./new-booking.module.css";

type Props = {
  offer: RoomsOffer;
  draft: BookingDraft;
  picked: readonly string[];
  onDraft: (draft: BookingDraft) => void;
};

/** Any free rooms, booked as one. The server places everybody, so that it costs least. */
export function PickedRooms({ offer, draft, picked, onDraft }: Props) {
  const toggle = (room: string) =>
    onDraft({
      ...draft,
      picked: picked.includes(room) ? picked.filter((one) => one !== room) : [...picked, room],
    });
  return (
    <>
      <fieldset>
        <legend>Até {MOST_ROOMS} quartos na mesma reserva</legend>
        <p role="status">{pickWords(offer, draft)}</p>
        {roomsToPick(offer).map(({ listingId, name, capacity }) => {
          const isPicked = picked.includes(listingId);
          return (
            <label key={listingId} className={field.check}>
              <input
                type="checkbox"
                checked={isPicked}
                disabled={!isPicked && picked.length >= MOST_ROOMS}
                onChange={() => toggle(listingId)}
              />
              {name}, até {plural(capacity, "pessoa", "pessoas")}
            </label>
          );
        })}
      </fieldset>
      {offer.together && (
        <dl className={sums.sums}>
          {offer.together.rooms.map(({ listingId, name, guests, total }) => (
            <div key={listingId}>
              <dt>
                {name}, {peopleIn(guests)}
              </dt>
              <dd className="num">{formatMoney(total, "pt-BR")}</dd>
            </div>
          ))}
        </dl>
      )}
      <button
        type="button"
        className={`${button.quiet} ${styles.tap}`}
        onClick={() => onDraft({ ...draft, picked: null })}
      >
        Um quarto só
      </button>
    </>
  );
}
