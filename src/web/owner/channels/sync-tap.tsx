import { deskUrl } from "../../../contract/owner-urls.ts";
import type { FeedAnswer } from "../../../domain/feed.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import styles from "./channels.module.css";
import { SyncOutcome } from "./sync-outcome.tsx";

type Props = {
  feed: { readonly id: string; readonly name: string; readonly listingName: string };
  /** Called before the page re-renders, which may remove the button. */
  onAnswer?: (answer: FeedAnswer) => void;
};

/** Reads a feed now and shows the outcome beside it. */
export function SyncTap({ feed, onAnswer }: Props) {
  const sending = useSending<FeedAnswer | null>({
    action: deskUrl,
    hearsAtOnce: true,
    onDone: (answer) => answer && onAnswer?.(answer),
  });
  return (
    <>
      <SentForm sending={sending} intent="syncFeed" fields={{ id: feed.id }} className={styles.tap}>
        <SubmitButton className={button.line}>
          <Icon name="refresh-cw" />
          {sending.isBusy ? "Sincronizando…" : "Sincronizar agora"}
          <span className="vh">
            : {feed.name}, {feed.listingName}
          </span>
        </SubmitButton>
      </SentForm>
      <SyncOutcome name={feed.name} answer={sending.done} refusal={sending.refusal} />
    </>
  );
}
