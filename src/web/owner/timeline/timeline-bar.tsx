import type { TimelineBar } from "../../../contract/owner/timeline.ts";
import { colourOf, letterOf } from "../ui/channel-mark.tsx";
import styles from "./bar.module.css";
import { barDetail, barName, barTitle } from "./timeline-words.ts";

type Props = {
  bar: TimelineBar;
  at: number;
  now: number;
  isChosen: boolean;
  hasCursor: boolean;
};

/**
 * The grid handles clicks. What does not fit into the bar is in its accessible name and in the
 * panel.
 */
export function Bar({ bar, at, now, isChosen, hasCursor }: Props) {
  const channel = channelOf(bar);
  const detail = barDetail(bar, now);
  return (
    <button
      type="button"
      className={styles[channel ? colourOf(channel) : bar.kind]}
      data-bar={bar.key}
      data-at={at}
      data-out={bar.kind === "booking" && bar.checkedOut ? "" : undefined}
      tabIndex={hasCursor ? 0 : -1}
      aria-label={barName(bar, now)}
      aria-current={isChosen ? "true" : undefined}
    >
      <span className={styles.label}>
        {channel && (
          <i className={styles.letter} aria-hidden>
            {letterOf(channel)}
          </i>
        )}
        <span className={styles.text}>
          {barTitle(bar)}
          {detail && <small>{detail}</small>}
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
