import { Icon } from "../../ui/icon.tsx";
import type { ShownDay } from "./days.ts";
import styles from "./grid.module.css";

type Props = { days: readonly ShownDay[] };

/** The background of the rows: day lines, weekends and today. */
export function Bands({ days }: Props) {
  return (
    <div className={styles.bands} aria-hidden>
      {days.map(({ day, isWeekend, isToday }) => (
        <i
          key={day}
          data-weekend={isWeekend ? "" : undefined}
          data-today={isToday ? "" : undefined}
        />
      ))}
    </div>
  );
}

export function DayNames({ days, title }: Props & { title: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          {title}
          <Icon name="chevron-down" />
        </th>
        {days.map(({ day, weekday, number, isToday }) => (
          <th key={day} scope="col" colSpan={2} aria-current={isToday ? "date" : undefined}>
            <time dateTime={day}>
              <small>{weekday}</small>
              <b>{number}</b>
            </time>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type OccupancyProps = Props & { taken: readonly number[]; rooms: readonly number[] };

export function OccupancyRow({ days, taken, rooms }: OccupancyProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Ocupação</th>
        {days.map(({ day }, index) => {
          const count = taken[index] ?? 0;
          const all = rooms[index] ?? 0;
          const isFull = all > 0 && count >= all;
          return (
            <td key={day} colSpan={2} className={isFull ? styles.full : undefined}>
              {count}/{all}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
