import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { roomChannelsUrl } from "../../../../contract/owner-urls.ts";
import { useSending } from "../../form/use-sending.ts";
import type { ChannelsAnswer, KnownChannels } from "./room-channels.ts";
import type { loader } from "./route.ts";

/** Ages are said in minutes; but a first look is waited for. */
const EVERY = 60_000;
const EVERY_AT_FIRST = 5_000;

/** How the channels stand, looked at again every so often: ages that stand still would lie. */
export function useRoomChannels(roomId: string, initial: KnownChannels) {
  const [known, setKnown] = useState(initial);
  const { data, load } = useFetcher<typeof loader>();
  // A look that began before something was done must not undo it on the screen.
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
      if (document.visibilityState === "visible") void load(roomChannelsUrl(roomId));
    };
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [roomId, load, hasFeeds, every]);
  return { known, take };
}

type Section = {
  readonly roomId: string;
  /** When what is shown was so. */
  readonly at: number;
  take(known: KnownChannels): void;
};

export const ChannelsContext = createContext<Section | null>(null);

export function useChannelsSection(): Section {
  const section = useContext(ChannelsContext);
  if (!section) throw new Error("no channels are shown here");
  return section;
}

/** One kind of wish about the channels, and what became of the last one. */
export function useAskChannels(onDone?: (done: ChannelsAnswer) => void) {
  const { roomId, take } = useChannelsSection();
  return useSending<ChannelsAnswer>({
    action: roomChannelsUrl(roomId),
    // The rest of the page is a draft that nothing done here may draw anew.
    redraws: false,
    onDone(done) {
      take(done);
      onDone?.(done);
    },
  });
}
