import type { RoomPreview } from "../../../contract/owner/timeline.ts";
import { useSite } from "../../site.ts";
import choices from "../ui/dialog.module.css";
import { Notice } from "../ui/notice.tsx";
import { plural } from "../ui/words.ts";
import styles from "./room-choice.module.css";
import { obstacleWords, sortRooms, worthWords } from "./room-words.ts";

type Props = {
  rooms: readonly RoomPreview[];
  /** The room that the booking has. */
  present: string;
  chosen: string;
  onChoose: (listingId: string) => void;
};

/** The rooms that are free on the chosen dates, each with what it costs more or less. */
export function RoomChoice({ rooms, present, chosen, onChoose }: Props) {
  const { timeZone } = useSite().property;
  const { free, others } = sortRooms(rooms, present);
  const wanted = others.find(({ listingId }) => listingId === chosen);
  return (
    <>
      {wanted && <Notice kind="error">{obstacleWords(wanted.preview, timeZone)}</Notice>}
      {free.length > 0 && (
        <fieldset className={choices.choices}>
          <legend>{wanted ? "Livres nessas datas" : "Quarto"}</legend>
          {free.map(({ listingId, name, preview }) => (
            <label key={listingId} className={styles.room}>
              <input
                type="radio"
                name="listing"
                value={listingId}
                checked={listingId === chosen}
                onChange={() => onChoose(listingId)}
              />
              <span>{name}</span>{" "}
              <span className="num">{worthWords(preview, listingId === present)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {free.length === 0 && <p>Nenhum quarto está livre nessas datas.</p>}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {plural(others.length, "quarto não dá", "quartos não dão")}. Ver por quê
          </summary>
          <ul>
            {others.map(({ listingId, name, preview }) => (
              <li key={listingId}>
                <b>{name}</b> {obstacleWords(preview, timeZone)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
