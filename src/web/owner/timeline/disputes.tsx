import { Link } from "react-router";
import { conflictUrl } from "../../../contract/owner-urls.ts";
import { Icon } from "../../ui/icon.tsx";
import bar from "./dispute.module.css";
import type { DisputeCell } from "./dispute-lines.ts";
import styles from "./grid.module.css";
import { disputeName } from "./timeline-words.ts";

/**
 * Below a row's stays: nights that a portal sold too. Each is in the tab order, because there are
 * few and each needs a person.
 */
export function Disputes({ lines }: { lines: readonly (readonly DisputeCell[])[] }) {
  return lines.map((cells, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
    <tr key={index} className={styles.disputes}>
      {cells.map(({ at, span, dispute }) => (
        <td key={at} colSpan={span}>
          {dispute && (
            <Link
              className={bar.dispute}
              to={conflictUrl(dispute.conflictId)}
              aria-label={disputeName(dispute)}
            >
              <span>
                <Icon name="triangle-alert" />
                <b>{dispute.feedName} também vendeu</b>
              </span>
            </Link>
          )}
        </td>
      ))}
    </tr>
  ));
}
