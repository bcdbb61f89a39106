import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import { channels } from "../../../domain/channel.ts";
import { ChannelMark } from "../ui/channel-mark.tsx";
import bar from "./bar.module.css";
import styles from "./timeline.module.css";

/** The channels that are on the screen, and the marks that are none. */
export function Legend({ rows }: { rows: readonly TimelineRow[] }) {
  const seen = new Set(
    rows.flatMap(({ bars }) => bars.flatMap((one) => (one.kind === "booking" ? one.channel : []))),
  );
  return (
    <ul className={styles.legend} aria-label="Legenda">
      {channels
        .filter((channel) => channel === "direct" || seen.has(channel))
        .map((channel) => (
          <li key={channel}>
            <ChannelMark channel={channel} />
          </li>
        ))}
      <li>
        <i className={bar.holdMark} aria-hidden />
        Em pagamento
      </li>
      <li>
        <i className={bar.blockMark} aria-hidden />
        Bloqueado ou fechado
      </li>
    </ul>
  );
}
