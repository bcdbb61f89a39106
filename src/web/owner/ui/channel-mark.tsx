import { channelLetters, channelNames } from "../../../contract/owner/words.ts";
import type { Channel } from "../../../domain/channel.ts";
import styles from "./channel-mark.module.css";

/** A channel by colour and letter, never by colour alone; its name beside it where there is room. */
export function ChannelMark({ channel, name }: { channel: Channel; name?: string }) {
  return (
    <span className={styles.mark}>
      <i className={styles[colourOf(channel)]} aria-hidden>
        {channelLetters[channel]}
      </i>
      {name ?? channelNames[channel]}
    </span>
  );
}

/** What the house sells by itself wears the house's colour. */
export function colourOf(channel: Channel): "direct" | "airbnb" | "booking" {
  return channel === "airbnb" || channel === "booking" ? channel : "direct";
}
