import { Link } from "react-router";
import type { Feed } from "../../../contract/owner/channels.ts";
import { listingChannelsPageUrl } from "../../../contract/owner-urls.ts";
import styles from "../channels/channels.module.css";
import { FeedChips } from "../channels/feed-chip.tsx";
import { FeedFacts } from "../channels/feed-facts.tsx";
import { SyncTap } from "../channels/sync-tap.tsx";
import { ChannelMark } from "../ui/channel-mark.tsx";
import kit from "../ui/kit.module.css";
import { useMay } from "../ui/owner-page.tsx";

type Props = { feeds: readonly Feed[]; now: number };

/** How current the calendar is: each portal's last read, and when. */
export function ChannelsPanel({ feeds, now }: Props) {
  return (
    <section className={styles.panel} aria-labelledby="other-channels">
      <h2 id="other-channels" className={kit.ruled}>
        Outros canais
      </h2>
      <ul>
        {feeds.map((feed) => (
          <li key={feed.id} data-silent={feed.silent ? "" : undefined}>
            <div className={styles.who}>
              <h3>
                <ChannelMark channel={feed.portal} name={feed.name} />
              </h3>
              <Room feed={feed} />
              <div className={`${kit.taps} ${styles.chips}`}>
                <FeedChips feed={feed} />
              </div>
            </div>
            <FeedFacts feed={feed} now={now} />
            <SyncTap feed={feed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only the owner connects feeds, so only she gets the link. */
function Room({ feed }: { feed: Feed }) {
  if (!useMay()("listingChannels")) return <p>{feed.listingName}</p>;
  return <Link to={listingChannelsPageUrl(feed.listingId)}>{feed.listingName}</Link>;
}
