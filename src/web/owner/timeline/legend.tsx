import type { TimelineBar, TimelineRow } from "../../../contract/owner/timeline.ts";
import { type Channel, channels } from "../../../domain/channel.ts";
import type { Portal } from "../../../domain/feed.ts";
import { Icon } from "../../ui/icon.tsx";
import signs from "../../ui/kit/signs.module.css";
import { ChannelMark } from "../ui/channel-mark.tsx";
import bar from "./bar.module.css";
import dispute from "./dispute.module.css";
import label from "./label.module.css";
import styles from "./timeline.module.css";

/** The visible channels, and the other marks. */
export function Legend({ rows }: { rows: readonly TimelineRow[] }) {
  const sold = rows.flatMap(({ bars }) => bars.filter((one) => one.kind === "booking"));
  const seen = new Set<Channel | Portal>(rows.flatMap(({ bars }) => bars.flatMap(channelsOf)));
  return (
    <ul className={`${signs.signs} ${styles.legend}`} aria-label="Legenda">
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
      {rows.some(({ bars }) => bars.some(({ kind }) => kind === "proposal")) && (
        <li>
          <i className={bar.proposalMark} aria-hidden />
          Guardado para orçamento
        </li>
      )}
      <li>
        <i className={bar.blockMark} aria-hidden />
        Bloqueado ou fechado
      </li>
      {sold.some(({ open }) => open > 0) && (
        <li>
          <i className={label.debt} aria-hidden>
            R$
          </i>
          Valor em aberto
        </li>
      )}
      {sold.some(({ isNew }) => isNew) && (
        <li>
          <i className={bar.newMark} aria-hidden />
          Nova
        </li>
      )}
      {rows.some(({ disputes }) => disputes.length > 0) && (
        <li>
          <Icon name="triangle-alert" className={dispute.disputeMark} />
          Vendido duas vezes
        </li>
      )}
    </ul>
  );
}

function channelsOf(one: TimelineBar): (Channel | Portal)[] {
  if (one.kind === "booking") return [one.channel];
  return one.kind === "imported" ? [one.portal] : [];
}
