import { RefreshCw } from "lucide-react";
import { useFetcher } from "react-router";
import { adminUrl } from "../../../contract/page-urls.ts";
import type { FeedAnswer } from "../../../domain/feed.ts";
import button from "../../ui/button.module.css";
import type { Answer } from "../refusals.ts";
import { useWhenLoaded } from "../ui/use-when-loaded.ts";
import styles from "./channels.module.css";
import { SyncOutcome } from "./sync-outcome.tsx";

type Props = {
  feed: { readonly id: string; readonly name: string; readonly listingName: string };
  /** Called before the page re-renders, which may remove the button. */
  onAnswer?: (answer: FeedAnswer) => void;
};

/** Reads a feed now and shows the outcome beside it. */
export function SyncTap({ feed, onAnswer }: Props) {
  const fetcher = useFetcher<Answer<FeedAnswer | undefined>>();
  const answer = fetcher.data?.done ?? null;
  useWhenLoaded(fetcher.data, ({ done }) => done && onAnswer?.(done));
  const isBusy = fetcher.state !== "idle";
  return (
    <>
      <fetcher.Form method="post" action={`${adminUrl}?index`} className={styles.tap}>
        <input type="hidden" name="acao" value="syncFeed" />
        <input type="hidden" name="id" value={feed.id} />
        <button type="submit" className={button.line} data-waits disabled={isBusy}>
          <RefreshCw className="ic" aria-hidden />
          {isBusy ? "Sincronizando…" : "Sincronizar agora"}
          <span className="vh">
            : {feed.name}, {feed.listingName}
          </span>
        </button>
      </fetcher.Form>
      {!isBusy && (
        <SyncOutcome name={feed.name} answer={answer} refusal={fetcher.data?.refusal ?? null} />
      )}
    </>
  );
}
