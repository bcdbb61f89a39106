import { TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useFetcher } from "react-router";
import type { Alert } from "../../../contract/owner/today.ts";
import { bookingUrl, conflictUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import button from "../../ui/button.module.css";
import { answerWords, isGood } from "../channels/answer-words.ts";
import { SyncTap } from "../channels/sync-tap.tsx";
import { Notice } from "../ui/notice.tsx";
import { usePerson } from "../ui/owner-page.tsx";
import { alertWords } from "./alert-words.ts";
import styles from "./alerts.module.css";

type Props = { alerts: readonly Alert[]; now: number };

/** What needs a person. Each says what happened, what the house does about it, and the next step. */
export function Alerts({ alerts, now }: Props) {
  // An alert that was seen to is gone, and with it whatever could say so.
  const [settled, setSettled] = useState<string | null>(null);
  return (
    <>
      {settled && (
        <div className={styles.settled}>
          <Notice kind="done">{settled}</Notice>
        </div>
      )}
      <div role="status">
        {alerts.map((alert) => {
          const { title, text } = alertWords(alert, now);
          return (
            <div key={alert.id} className={styles.alert}>
              <TriangleAlert className="ic" aria-hidden />
              <p>
                <b>{title}</b> {text}
              </p>
              <NextStep alert={alert} onSettled={setSettled} />
            </div>
          );
        })}
      </div>
    </>
  );
}

type StepProps = { alert: Alert; onSettled: (words: string) => void };

function NextStep({ alert, onSettled }: StepProps): ReactNode {
  const { kind, bookingId, subject, portal } = alert;
  if (kind === "channel-conflict") {
    return (
      <Link className={button.line} to={conflictUrl(subject)}>
        Resolver
      </Link>
    );
  }
  const name = portal?.feedName ?? "Canal";
  return (
    <>
      {kind === "channel-silent" && (
        <SyncTap
          feed={{ id: subject, name, listingName: portal?.listingName ?? "" }}
          onAnswer={(answer) => isGood(answer) && onSettled(answerWords[answer].sentence(name))}
        />
      )}
      {bookingId && (
        <Link className={button.line} to={bookingUrl(bookingId)}>
          Ver reserva
        </Link>
      )}
      <Dismiss alert={alert} />
    </>
  );
}

function Dismiss({ alert }: { alert: Alert }) {
  const fetcher = useFetcher();
  const person = usePerson();
  if (person?.role !== "owner") return null;
  return (
    <fetcher.Form method="post" action={`${adminUrl}?index`}>
      <input type="hidden" name="acao" value="dismissAlert" />
      <input type="hidden" name="id" value={alert.id} />
      <button type="submit" className={button.quiet}>
        Já resolvi
      </button>
    </fetcher.Form>
  );
}
