import { memo } from "react";
import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import type { NightPrice } from "../../../domain/night-price.ts";
import type { ShownDay } from "./days.ts";
import { disputeLines } from "./dispute-lines.ts";
import { Disputes } from "./disputes.tsx";
import type { LabelledRow } from "./labels.ts";
import styles from "./night.module.css";
import { bareMoney, doDiffer, priceName, pricesWords } from "./price-words.ts";
import { Bar } from "./timeline-bar.tsx";
import { isOf } from "./use-linked-rooms.ts";

type Props = {
  row: TimelineRow;
  index: number;
  labelled: LabelledRow;
  days: readonly ShownDay[];
  now: number;
  /** The cursor's position, if it is in this row; likewise the selected bar and nights. */
  noon: number | null;
  chosenBar: string | null;
  /** The selected booking with several rooms, if one of them is in this row. */
  linkedBooking: string | null;
  movingBar: string | null;
  firstChosen: number | null;
  lastChosen: number | null;
};

/** Memoised by its props: with sixty days and twelve rooms, a drag re-renders one row. */
export const Row = memo(function Row(props: Props) {
  const { row, index, labelled, days, now, noon, firstChosen, lastChosen } = props;
  const { chosenBar, linkedBooking, movingBar } = props;
  const prices = doDiffer(row.prices) ? row.prices : [];
  const lines = disputeLines(row.disputes, days);
  const stays = (
    <tr
      data-row={index}
      data-disputed={lines.length > 0 ? "" : undefined}
      data-lanes={labelled.lanes || undefined}
      data-wide-lanes={labelled.wideLanes ?? undefined}
    >
      <th scope="row" rowSpan={lines.length > 0 ? lines.length + 1 : undefined}>
        {row.name}
        <small className="num">{pricesWords(row.prices)}</small>
        {!row.published && <small>fora do site</small>}
      </th>
      {labelled.cells.map((cell) => {
        const { at, span } = cell;
        const hasCursor = noon !== null && at <= noon && noon < at + span;
        if (cell.kind === "nothing") return <td key={at} colSpan={span} />;
        if (cell.kind === "bar") {
          const isChosen = cell.bar.key === chosenBar;
          return (
            <td key={at} colSpan={span}>
              <Bar
                bar={cell.bar}
                at={at}
                now={now}
                label={cell.label}
                isChosen={isChosen}
                isLinked={isOf(linkedBooking)(cell.bar)}
                isMoving={cell.bar.key === movingBar}
                hasCursor={hasCursor}
              />
            </td>
          );
        }
        const { night } = cell;
        const isChosen =
          firstChosen !== null && firstChosen <= night && night <= (lastChosen ?? -1);
        return (
          <td
            key={at}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA grid pattern
            role="gridcell"
            className={styles.free}
            colSpan={span}
            data-night={night}
            data-at={at}
            tabIndex={hasCursor ? 0 : -1}
            aria-selected={isChosen || undefined}
            aria-label={`${row.name}, ${days[night]?.name}, livre${priceName(prices[night])}`}
          >
            {prices[night] && <Price of={prices[night]} />}
          </td>
        );
      })}
    </tr>
  );
  if (lines.length === 0) return stays;
  return (
    <>
      {stays}
      <Disputes lines={lines} />
    </>
  );
});

/** Short enough for a night's cell; the accessible name has the full text. */
function Price({ of: { price, longer } }: { of: NightPrice }) {
  return (
    <span className={`${styles.price} num`} aria-hidden>
      {bareMoney(price)}
      {longer && (
        <span className={styles.longer}>
          {longer.fromNights}+ {bareMoney(longer.price)}
        </span>
      )}
    </span>
  );
}
