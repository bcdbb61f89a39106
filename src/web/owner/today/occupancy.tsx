import type { NightOccupancy } from "../../../contract/owner/today.ts";
import type { Day } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import styles from "./today.module.css";

type Props = { nights: readonly NightOccupancy[]; today: Day };

/** Occupancy of the coming nights: one block per room, filled from below. */
export function Occupancy({ nights, today }: Props) {
  return (
    <ol className={styles.strip} aria-label="Ocupação das próximas nove noites">
      {nights.map(({ night, taken, rooms }) => (
        <li key={night} aria-current={night === today ? "date" : undefined}>
          <span className={styles.blocks} aria-hidden>
            {Array.from({ length: rooms }, (_, room) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no other key
              <s key={room} className={room < taken ? styles.full : undefined} />
            ))}
          </span>
          {formatDay(night, "short", "pt-BR").slice(0, 3)}
          <b className="num">{Number(night.slice(8))}</b>
          <span className="vh">
            {taken} de {rooms} quartos
          </span>
        </li>
      ))}
    </ol>
  );
}
