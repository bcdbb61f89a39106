import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { listingChannelsUrl } from "../../../../contract/owner-urls.ts";
import { useSending } from "../../form/use-sending.ts";
import type { ChannelsAnswer, KnownChannels } from "./listing-channels.ts";
import type { loader } from "./route.ts";

/** Ages are shown in minutes, so poll once a minute; more often until the first read. */
const EVERY = 60_000;
const EVERY_AT_FIRST = 5_000;

/** Polls the feeds' state, so that the displayed ages stay true. */
export function useListingChannels(listingId: string, initial: KnownChannels) {
  const [known, setKnown] = useState(initial);
  const { data, load } = useFetcher<typeof loader>();
  // A load that began before an action must not overwrite its result.
  const take = (next: KnownChannels) => setKnown((now) => (next.at >= now.at ? next : now));
  const hear = useEffectEvent(take);
  useEffect(() => {
    if (data?.done) hear(data.done);
  }, [data]);
  const { feeds } = known.channels;
  const hasFeeds = feeds.length > 0;
  const every = feeds.some(({ triedAt }) => triedAt === null) ? EVERY_AT_FIRST : EVERY;
  useEffect(() => {
    if (!hasFeeds) return;
    const look = () => {
      if (document.visibilityState === "visible") void load(listingChannelsUrl(listingId));
    };
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [listingId, load, hasFeeds, every]);
  return { known, take };
}

type Section = {
  readonly listingId: string;
  /** When the shown state was loaded. */
  readonly at: number;
  take(known: KnownChannels): void;
};

export const ChannelsContext = createContext<Section | null>(null);

export function useChannelsSection(): Section {
  const section = useContext(ChannelsContext);
  if (!section) throw new Error("no channels are shown here");
  return section;
}

/** One instance per action, so that each keeps its own latest response. */
export function useAskChannels(onDone?: (done: ChannelsAnswer) => void) {
  const { listingId, take } = useChannelsSection();
  return useSending<ChannelsAnswer>({
    action: listingChannelsUrl(listingId),
    // Revalidation would overwrite the draft on the rest of the page.
    redraws: false,
    onDone(done) {
      take(done);
      onDone?.(done);
    },
  });
}
