import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import type { Timeline } from "../../../contract/owner/timeline.ts";
import type { Day } from "../../../domain/day.ts";
import type { Stay } from "../../../domain/stay.ts";
import { cellsOf } from "./cells.ts";
import { ChoiceHint } from "./choice-hint.tsx";
import { monthsWords, shownDays } from "./days.ts";
import styles from "./grid.module.css";
import { Bands, DayNames, OccupancyRow } from "./grid-frame.tsx";
import { Row } from "./timeline-row.tsx";
import { stayWords } from "./timeline-words.ts";
import { nightsChosen, useDaysChoice } from "./use-days-choice.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { usePointerChoice } from "./use-pointer-choice.ts";

type Props = {
  timeline: Timeline;
  days: readonly Day[];
  chosenBar: string | null;
  onOpenBar: (key: string) => void;
  onChooseNights: (listingId: string, firstNight: Day, lastNight: Day) => void;
  /** While the dialog asks what to do with the nights, they stay marked. */
  isDeciding: boolean;
};

/** Rooms down, days across. A true table: what is drawn is what is read out. */
export function TimelineGrid(props: Props) {
  const { timeline, days, chosenBar, onOpenBar, onChooseNights, isDeciding } = props;
  const { rows, today, now } = timeline;
  const table = useRef<HTMLTableElement>(null);
  const shown = useMemo(() => shownDays(days, today), [days, today]);
  const cells = useMemo(() => rows.map(({ bars }) => cellsOf(bars, days)), [rows, days]);
  const todayAt = days.indexOf(today);

  const choosing = useDaysChoice(cells, (row, first, last) => {
    const [firstNight, lastNight] = [days[first], days[last]];
    const listingId = rows[row]?.listingId;
    if (listingId && firstNight && lastNight) onChooseNights(listingId, firstNight, lastNight);
  });
  const { choice, cancel } = choosing;
  const { onTap, ...pointer } = usePointerChoice(choosing);
  const start = { row: 0, noon: 2 * Math.max(0, todayAt) + 1 };
  const { cursor, onKeyDown, onFocus } = useGridKeys(table, cells, start, choosing);
  const wasDeciding = useRef(false);
  useEffect(() => {
    if (wasDeciding.current && !isDeciding) cancel();
    wasDeciding.current = isDeciding;
  }, [isDeciding, cancel]);
  useScrollToDay(table, todayAt);

  const onClick = (event: MouseEvent) => {
    const bar = (event.target as Element).closest<HTMLElement>("[data-bar]")?.dataset.bar;
    if (bar) onOpenBar(bar);
    else onTap(event);
  };
  const chosen = choice ? nightsChosen(choice) : null;
  const [first, last] = [days[0], days.at(-1)];
  const range: Stay | null = first && last ? { checkIn: first, checkOut: last } : null;
  const label = `Ocupação por quarto${range ? `, ${stayWords(range)}` : ""}`;
  return (
    <>
      <section className={styles.scroll} aria-label={label} data-days={days.length}>
        <div className={styles.inner}>
          <Bands days={shown} />
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
            role="grid"
            aria-label={label}
            onClick={onClick}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            {...pointer}
          >
            <DayNames days={shown} title={monthsWords(days)} />
            <tbody>
              {rows.map((row, index) => (
                <Row
                  key={row.listingId}
                  row={row}
                  index={index}
                  cells={cells[index] ?? []}
                  days={shown}
                  now={now}
                  noon={cursor.row === index ? cursor.noon : null}
                  chosenBar={row.bars.some(({ key }) => key === chosenBar) ? chosenBar : null}
                  firstChosen={choice?.row === index ? (chosen?.first ?? null) : null}
                  lastChosen={choice?.row === index ? (chosen?.last ?? null) : null}
                />
              ))}
            </tbody>
            <OccupancyRow days={shown} taken={timeline.taken} rooms={timeline.rooms} />
          </table>
        </div>
      </section>
      <ChoiceHint
        room={choice && !isDeciding ? rows[choice.row]?.name : undefined}
        from={choice ? days[choice.anchor] : undefined}
        onCancel={cancel}
      />
    </>
  );
}

/** On a phone few days fit: it opens on yesterday. */
function useScrollToDay(table: React.RefObject<HTMLTableElement | null>, index: number) {
  useEffect(() => {
    const scroll = table.current?.closest("section");
    const column = table.current?.querySelectorAll<HTMLElement>("thead th")[index];
    const names = table.current?.querySelector<HTMLElement>("tbody th");
    if (scroll && column && names && index > 0) {
      scroll.scrollLeft = column.offsetLeft - names.offsetWidth;
    }
  }, [table, index]);
}
