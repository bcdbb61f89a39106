import type { TimelineBar } from "../../../contract/owner/timeline.ts";
import { colourOf, letterOf } from "../ui/channel-mark.tsx";
import styles from "./bar.module.css";
import label from "./label.module.css";
import type { Label } from "./labels.ts";
import { isMovable } from "./move.ts";
import { barName } from "./timeline-words.ts";

type Props = {
  bar: TimelineBar;
  at: number;
  now: number;
  label: Label;
  isChosen: boolean;
  /** Whether another room of the same booking is selected. */
  isLinked: boolean;
  isMoving: boolean;
  hasCursor: boolean;
};

/** The grid handles clicks. A bar too short for its name has it above, as a flag. */
export function Bar(props: Props) {
  const { bar, at, now, isChosen, isLinked, isMoving, hasCursor } = props;
  const { words, narrow, wide } = props.label;
  const canMove = bar.kind === "booking" && isMovable(bar);
  const channel = channelOf(bar);
  const isFlagged = narrow.fit === "flag" || wide?.fit === "flag";
  const mark = words.hasMark && (
    <i className={label.debt} aria-hidden>
      R$
    </i>
  );
  return (
    <button
      type="button"
      className={styles[channel ? colourOf(channel) : bar.kind]}
      data-bar={bar.key}
      data-at={at}
      data-out={bar.kind === "booking" && bar.checkedOut ? "" : undefined}
      data-booking={bar.kind === "booking" && bar.rooms > 1 ? bar.bookingId : undefined}
      data-linked={isLinked ? "" : undefined}
      data-movable={canMove ? "" : undefined}
      data-moving={isMoving ? "" : undefined}
      data-fit={narrow.fit}
      data-lane={narrow.lane || undefined}
      data-back={narrow.isBack ? "" : undefined}
      data-wide={wide?.fit}
      data-wide-lane={wide?.lane || undefined}
      data-wide-back={wide?.isBack ? "" : undefined}
      tabIndex={hasCursor ? 0 : -1}
      aria-label={barName(bar, now)}
      aria-current={isChosen ? "true" : undefined}
      aria-keyshortcuts={canMove ? "M" : undefined}
    >
      {bar.kind === "booking" && bar.isNew && <i className={styles.newMark} aria-hidden />}
      {isFlagged && (
        <span className={label.flag}>
          {words.flag}
          {mark}
        </span>
      )}
      <span className={label.label}>
        {channel && (
          <i className={label.letter} aria-hidden>
            {letterOf(channel)}
          </i>
        )}
        {mark}
        <span className={label.text}>
          {words.title}
          {words.detail && <small>{words.detail}</small>}
        </span>
      </span>
    </button>
  );
}

/** Who sold it, if it was sold. */
function channelOf(bar: TimelineBar) {
  if (bar.kind === "booking") return bar.channel;
  return bar.kind === "imported" ? bar.portal : null;
}
