import {
  channelLetters,
  channelNames,
  portalLetters,
  portalNames,
} from "../../../contract/owner/words.ts";
import type { Channel } from "../../../domain/channel.ts";
import type { Portal } from "../../../domain/feed.ts";
import styles from "./channel-mark.module.css";

type Marked = Channel | Portal;

const names: Readonly<Record<Marked, string>> = { ...channelNames, ...portalNames };
const letters: Readonly<Record<Marked, string>> = { ...channelLetters, ...portalLetters };

export const letterOf = (channel: Marked) => letters[channel];

/** A channel by colour and letter, never by colour alone; with its name if there is space. */
export function ChannelMark({ channel, name }: { channel: Marked; name?: string }) {
  return (
    <span className={styles.mark}>
      <i className={styles[colourOf(channel)]} aria-hidden>
        {letters[channel]}
      </i>
      {name ?? names[channel]}
    </span>
  );
}

/** Direct sales have the property's colour. */
export function colourOf(channel: Marked): "direct" | Portal {
  return channel === "airbnb" || channel === "booking" || channel === "other" ? channel : "direct";
}
