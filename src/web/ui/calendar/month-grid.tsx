import { useTranslation } from "react-i18next";
import type { Day } from "../../../domain/day.ts";
import { formatDayOfMonth } from "../../../domain/format-stay.ts";
import { monthName, weekdayNames } from "./calendar-words.ts";
import { type Choice, type DayState, dayState, isOwnNight } from "./day-state.ts";
import { weeksOf } from "./months.ts";

type Props = {
  month: Day;
  choice: Choice;
  /** The roving tabindex: the only day in the tab order. */
  cursor: Day;
  onPick: (day: Day) => void;
};

export function MonthGrid({ month, choice, cursor, onPick }: Props) {
  const { i18n } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA date grid pattern
    <table role="grid" aria-label={monthName(month, i18n.language)}>
      <thead>
        <tr>
          {weekdayNames(i18n.language).map(({ short, full }) => (
            <th key={full} scope="col">
              <abbr title={full}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
          <tr key={row}>
            {week.map((of, column) =>
              of ? (
                <DayCell
                  key={of}
                  of={of}
                  state={dayState(of, choice)}
                  isToday={of === choice.today}
                  isOwn={isOwnNight(of, choice)}
                  word={choice.isWholeHouse ? "full" : "reserved"}
                  hasCursor={of === cursor}
                  onPick={onPick}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other key
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = {
  of: Day;
  state: DayState;
  isToday: boolean;
  isOwn: boolean;
  /** What a reserved day is called. */
  word: "reserved" | "full";
  hasCursor: boolean;
  onPick: (day: Day) => void;
};

function DayCell({ of, state, isToday, isOwn, word, hasCursor, onPick }: CellProps) {
  const { t, i18n } = useTranslation();
  const { selectable, note, place } = state;
  const isEnd = place === "check-in" || place === "check-out";
  const name = [
    formatDayOfMonth(of, "long", i18n.language),
    isToday && t("calendar.today"),
    isOwn && t("calendar.own"),
    isEnd && t(`calendar.${place}`),
    note && t(`calendar.${note === "reserved" ? word : note}`),
  ];
  return (
    <td
      data-place={place ?? undefined}
      data-note={note ?? undefined}
      data-today={isToday}
      data-own={isOwn || undefined}
    >
      <button
        type="button"
        data-day={of}
        tabIndex={hasCursor ? 0 : -1}
        aria-label={name.filter(Boolean).join(", ")}
        aria-disabled={!selectable}
        aria-pressed={isEnd}
        onClick={() => selectable && onPick(of)}
      >
        {Number(of.slice(8))}
        {note === "check-out-only" && <small aria-hidden>{t("calendar.check-out-only")}</small>}
      </button>
    </td>
  );
}
