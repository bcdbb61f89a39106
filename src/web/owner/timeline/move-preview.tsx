import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useFetcher } from "react-router";
import type { BookingBar, TimelineRow } from "../../../contract/owner/timeline.ts";
import type { Day } from "../../../domain/day.ts";
import { useSite } from "../../site.ts";
import { changeQuestion } from "../stay-change/change-question.ts";
import hint from "../ui/hint.module.css";
import type { loader } from "./change-preview-route.ts";
import { Ghost } from "./ghost.tsx";
import styles from "./move.module.css";
import { hasMoved, type Move, obstacleOf } from "./move.ts";
import { holdWords, moveWords, type Outlook, stuckWords } from "./move-words.ts";

const PAUSE = 200;

type Props = {
  move: Move | null;
  /** A bar that cannot be moved, if the user has just tried to move it. */
  stuck: BookingBar | null;
  rows: readonly TimelineRow[];
  days: readonly Day[];
  table: RefObject<HTMLTableElement | null>;
};

/**
 * Where the bar would be, whether that is free and what it would cost. The live region is rendered
 * before it has text: a screen reader does not announce one that is added with its text.
 */
export function MovePreview({ move, stuck, rows, days, table }: Props) {
  const { timeZone } = useSite().property;
  const outlook = useOutlook(move, rows);
  const room = move && rows[move.row];
  const isElsewhere = move !== null && hasMoved(move);
  const inner = table.current?.parentElement;
  return (
    <>
      {move &&
        inner &&
        createPortal(
          <Ghost move={move} days={days} table={table} outlook={isElsewhere ? outlook : null} />,
          inner,
        )}
      <div className={hint.hint} data-empty={move || stuck ? undefined : ""}>
        <p role="status" className={styles.words}>
          {stuck && !move && stuckWords(stuck)}
          {move && !isElsewhere && holdWords(move)}
          {isElsewhere && room && moveWords(move, room.name, outlook, timeZone)}
        </p>
      </div>
    </>
  );
}

const nothing: Outlook = { obstacle: undefined, terms: null, refusal: null };

/** What the loaded rows show at once, and what the server answers a moment later. */
function useOutlook(move: Move | null, rows: readonly TimelineRow[]): Outlook {
  const { load, data, state } = useFetcher<typeof loader>();
  const [asked, setAsked] = useState<string | null>(null);
  const question = move && questionOf(move, rows);
  useEffect(() => {
    if (!question) return;
    const timer = setTimeout(() => {
      setAsked(question);
      void load(question);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [load, question]);
  if (!move || !question) return nothing;
  const answer = asked === question && state === "idle" ? data : undefined;
  return {
    obstacle: obstacleOf(rows, move),
    terms: answer?.done ?? null,
    refusal: answer?.refusal ?? null,
  };
}

function questionOf(move: Move, rows: readonly TimelineRow[]): string | null {
  const { bar, row, checkIn, checkOut } = move;
  const listingId = rows[row]?.listingId;
  if (!listingId || !hasMoved(move)) return null;
  return changeQuestion(bar.bookingId, { stayId: bar.stayId, listingId, checkIn, checkOut });
}
