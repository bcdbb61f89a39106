import { createContext, useContext, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { roomChannelsUrl } from "../../../../contract/owner-urls.ts";
import { useWhenLoaded } from "../../ui/use-when-loaded.ts";
import type { ChannelsAnswer, KnownChannels } from "./room-channels.ts";
import type { action, loader } from "./route.ts";

/** Ages are shown in minutes, so poll once a minute; more often until the first read. */
const EVERY = 60_000;
const EVERY_AT_FIRST = 5_000;

/** Polls the feeds' state, so that the displayed ages stay true. */
export function useRoomChannels(roomId: string, initial: KnownChannels) {
  const [known, setKnown] = useState(initial);
  const { data, load } = useFetcher<typeof loader>();
  // A load that began before an action must not overwrite its result.
  const take = (next: KnownChannels) => setKnown((now) => (next.at >= now.at ? next : now));
  useWhenLoaded(data, ({ done }) => done && take(done));
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

type Wish = Readonly<Record<string, string>> & { readonly acao: string };

/** One kind of action on the feeds, and the outcome of the last one. */
export function useAskChannels(onDone?: (done: ChannelsAnswer) => void) {
  const { roomId, take } = useChannelsSection();
  const { data, state, submit } = useFetcher<typeof action>();
  useWhenLoaded(data, ({ done }) => {
    if (!done) return;
    take(done);
    onDone?.(done);
  });
  const isBusy = state !== "idle";
  return {
    isBusy,
    done: isBusy ? null : (data?.done ?? null),
    refusal: isBusy ? null : (data?.refusal ?? null),
    ask(wish: Wish) {
      // No revalidation: it would discard the rest of the page's draft.
      void submit(wish, {
        method: "post",
        action: roomChannelsUrl(roomId),
        defaultShouldRevalidate: false,
      });
    },
  };
}
