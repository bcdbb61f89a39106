import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import { obstacleIn } from "../new-booking/choices.ts";
import type { OptionsProps } from "../new-booking/rooms-offered.tsx";
import chips from "../ui/choice-chips.module.css";
import styles from "./form.module.css";

/** Free rooms with their price; taken ones are struck out. One tap chooses. */
export function RoomChips({ offer, choices, chosen, onChoose }: OptionsProps) {
  const { timeZone } = useSite().property;
  const offered = new Set(choices.map(({ key }) => key));
  const others = offer.rooms.filter(({ listingId }) => !offered.has(listingId));
  return (
    <div className={chips.chips} role="radiogroup" aria-labelledby="quarto">
      {choices.map(({ key, name, total }) => (
        <label key={key} className={styles.room}>
          <input
            type="radio"
            name="room"
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <b>{name}</b>
          <span className="num">{formatMoney(total, "pt-BR")}</span>
        </label>
      ))}
      {others.map((room) => (
        <label key={room.listingId} className={styles.room}>
          <input type="radio" name="room" value={room.listingId} disabled />
          <b>{room.name}</b>
          <span className="vh">{obstacleIn(room, timeZone)}</span>
        </label>
      ))}
    </div>
  );
}
