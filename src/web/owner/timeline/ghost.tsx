import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Day, daysBetween } from "../../../domain/day.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import styles from "./move.module.css";
import type { Move } from "./move.ts";
import { canDrop, type Outlook } from "./move-words.ts";
import { worthWords } from "./room-words.ts";

type Props = {
  move: Move;
  days: readonly Day[];
  table: RefObject<HTMLTableElement | null>;
  /** Null while the bar is where it came from. */
  outlook: Outlook | null;
};

/** The moved bar's outline. Its text is for sighted users; the line below the grid says more. */
export function Ghost({ move, days, table, outlook }: Props) {
  const ghost = useRef<HTMLDivElement>(null);
  const [first] = days;
  const { row, checkIn, checkOut, by } = move;
  useLayoutEffect(() => {
    const line = table.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    const box = ghost.current;
    if (!line || !box || !first) return;
    const at = (of: Day) => (daysBetween(first, of) + 0.5) / days.length;
    const space = "(100% - var(--names))";
    box.style.top = `${line.offsetTop + line.offsetHeight}px`;
    box.style.left = `calc(var(--names) + ${space} * ${at(checkIn)})`;
    box.style.width = `calc(${space} * ${at(checkOut) - at(checkIn)} - 4px)`;
    if (by === "keys") box.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [table, days, first, row, checkIn, checkOut, by]);
  const free = outlook && canDrop(outlook);
  return (
    <div
      ref={ghost}
      className={styles.ghost}
      data-free={free === true ? "" : undefined}
      data-taken={free === false ? "" : undefined}
      aria-hidden
    >
      <span>
        {formatStay(move, "short", "pt-BR")}
        {outlook && <small>{shortWords(outlook, free)}</small>}
      </span>
    </div>
  );
}

function shortWords({ terms }: Outlook, free: boolean | null): string {
  if (free === false) return "não dá";
  return terms ? worthWords(terms) : "…";
}
