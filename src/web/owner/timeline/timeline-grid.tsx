import { type MouseEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import type { Timeline } from "../../../contract/owner/timeline.ts";
import type { Day } from "../../../domain/day.ts";
import { cellsOf } from "./cells.ts";
import { ChoiceHint } from "./choice-hint.tsx";
import { monthsWords, shownDays } from "./days.ts";
import fit from "./fit.module.css";
import styles from "./grid.module.css";
import { Bands, DayNames, OccupancyRow } from "./grid-frame.tsx";
import { type LabelledRow, labelled } from "./labels.ts";
import { MovePreview } from "./move-preview.tsx";
import { Row } from "./timeline-row.tsx";
import { stayWords } from "./timeline-words.ts";
import { useBarDrag } from "./use-bar-drag.ts";
import { nightsChosen, useDaysChoice } from "./use-days-choice.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { isOf, useLinkedRooms } from "./use-linked-rooms.ts";
import { type Drop, useMove } from "./use-move.ts";
import { useMoveKeys } from "./use-move-keys.ts";
import { usePointerChoice } from "./use-pointer-choice.ts";

type Props = {
  timeline: Timeline;
  days: readonly Day[];
  chosenBar: string | null;
  onOpenBar: (key: string) => void;
  onChooseNights: (listingId: string, firstNight: Day, lastNight: Day) => void;
  onMove: Drop;
  isDeciding: boolean;
};

const noBars: LabelledRow = { cells: [], lanes: 0, wideLanes: null };

/** Rooms down, days across. A real table, so that screen readers get what is shown. */
export function TimelineGrid(props: Props) {
  const { timeline, days, chosenBar, onOpenBar, onChooseNights, onMove, isDeciding } = props;
  const { rows, today, now } = timeline;
  const table = useRef<HTMLTableElement>(null);
  const shown = useMemo(() => shownDays(days, today), [days, today]);
  const labelledRows = useMemo(
    () => rows.map(({ bars }) => labelled(cellsOf(bars, days), days.length, now)),
    [rows, days, now],
  );
  const cells = useMemo(() => labelledRows.map((row) => row.cells), [labelledRows]);
  const todayAt = days.indexOf(today);
  const choosing = useDaysChoice(cells, isDeciding, (row, first, last) => {
    const [firstNight, lastNight] = [days[first], days[last]];
    const listingId = rows[row]?.listingId;
    if (listingId && firstNight && lastNight) onChooseNights(listingId, firstNight, lastNight);
  });
  const { choice, cancel } = choosing;
  const { onTap, ...pointer } = usePointerChoice(choosing);
  const start = { row: 0, noon: 2 * Math.max(0, todayAt) + 1 };
  const { cursor, onKeyDown, onFocus } = useGridKeys(table, cells, start, choosing);
  const moving = useMove(rows, onMove);
  const { move } = moving;
  const onMoveKey = useMoveKeys(moving, rows.length);
  const drag = useBarDrag(table, days.length, moving);
  const linked = useLinkedRooms(chosenBar);
  useScrollToDay(table, todayAt);

  const onClick = (event: MouseEvent) => {
    if (drag.hasDragged.current) return;
    const bar = (event.target as Element).closest<HTMLElement>("[data-bar]")?.dataset.bar;
    if (bar) onOpenBar(bar);
    else onTap(event);
  };
  const label = gridName(days);
  return (
    <>
      <section
        className={`${styles.scroll} ${fit.words}`}
        aria-label={label}
        data-days={days.length}
      >
        <div className={styles.inner}>
          <Bands days={shown} />
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA grid pattern
            role="grid"
            aria-label={label}
            onClick={onClick}
            onKeyDown={(event) => onMoveKey(event) || onKeyDown(event)}
            {...linked.events}
            onFocus={(event) => {
              onFocus(event);
              linked.events.onFocus(event);
            }}
            onPointerDown={(event) => {
              drag.onPointerDown(event);
              pointer.onPointerDown(event);
            }}
            onPointerMove={pointer.onPointerMove}
          >
            <DayNames days={shown} title={monthsWords(days)} />
            <tbody>
              {rows.map((row, index) => (
                <Row
                  key={row.listingId}
                  row={row}
                  index={index}
                  labelled={labelledRows[index] ?? noBars}
                  days={shown}
                  now={now}
                  noon={cursor.row === index ? cursor.noon : null}
                  chosenBar={row.bars.some(({ key }) => key === chosenBar) ? chosenBar : null}
                  linkedBooking={row.bars.some(isOf(linked.booking)) ? linked.booking : null}
                  movingBar={move?.fromRow === index ? move.bar.key : null}
                  {...nightsChosen(choice?.row === index ? choice : null)}
                />
              ))}
            </tbody>
            <OccupancyRow days={shown} taken={timeline.taken} rooms={timeline.rooms} />
          </table>
        </div>
      </section>
      <MovePreview move={move} stuck={moving.stuck} rows={rows} days={days} table={table} />
      <ChoiceHint
        room={choice && !isDeciding ? rows[choice.row] : undefined}
        from={choice ? days[choice.anchor] : undefined}
        onCancel={cancel}
      />
    </>
  );
}

/** 'Ocupação por quarto, 7 a 20 de dezembro' */
function gridName(days: readonly Day[]): string {
  const [first] = days;
  const last = days.at(-1);
  const range = first && last ? `, ${stayWords({ checkIn: first, checkOut: last })}` : "";
  return `Ocupação por quarto${range}`;
}

/** If today does not fit on the screen, it opens on yesterday. */
function useScrollToDay(table: RefObject<HTMLTableElement | null>, index: number) {
  useEffect(() => {
    const scroll = table.current?.closest("section");
    const column = table.current?.querySelectorAll<HTMLElement>("thead th")[index];
    const names = table.current?.querySelector<HTMLElement>("tbody th");
    if (!scroll || !column || !names || index < 1) return;
    const isSeen = column.offsetLeft + 2 * column.offsetWidth <= scroll.clientWidth;
    if (!isSeen) scroll.scrollLeft = column.offsetLeft - names.offsetWidth;
  }, [table, index]);
}
