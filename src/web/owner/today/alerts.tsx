import { TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { Alert } from "../../../contract/owner/today.ts";
import { bookingUrl, conflictUrl, deskUrl, ownerListingUrl } from "../../../contract/owner-urls.ts";
import button from "../../ui/button.module.css";
import { answerWords, isGood } from "../channels/answer-words.ts";
import { SyncTap } from "../channels/sync-tap.tsx";
import { ActionButton } from "../form/action-button.tsx";
import { type Sending, useSending } from "../form/use-sending.ts";
import { usePerson } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import { alertWords } from "./alert-words.ts";
import styles from "./alerts.module.css";

type Props = { alerts: readonly Alert[]; now: number };

/**
 * Problems that need a person. Each says what happened, what the app does about it, and the next
 * step.
 */
export function Alerts({ alerts, now }: Props) {
  // A dismissed alert disappears, and with it the place for its message.
  const [settled, setSettled] = useState<string | null>(null);
  const dismissing = useSending({ action: deskUrl });
  const newest = useNewest(alerts, now);
  return (
    <>
      <Said words={dismissing.said ?? settled} />
      <p className="vh" role="status">
        {newest}
      </p>
      {alerts.length > 0 && (
        <section aria-label="Avisos">
          {alerts.map((alert) => {
            const { title, text } = alertWords(alert, now);
            return (
              <div key={alert.id} className={styles.alert}>
                <TriangleAlert className="ic" aria-hidden />
                <p>
                  <b>{title}</b> {text}
                </p>
                <NextStep alert={alert} dismissing={dismissing} onSettled={setSettled} />
              </div>
            );
          })}
        </section>
      )}
    </>
  );
}

/** Announces only alerts that arrived while the page was open, not ones whose age changed. */
function useNewest(alerts: readonly Alert[], now: number): string {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [words, setWords] = useState("");
  const call = useEffectEvent(() => {
    const before = known.current;
    known.current = new Set(alerts.map(({ id }) => id));
    const fresh = before ? alerts.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length > 0) setWords(fresh.map((alert) => alertWords(alert, now).title).join(" "));
  });
  const ids = alerts.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the set of alerts changes
  useEffect(() => call(), [ids]);
  return words;
}

type StepProps = { alert: Alert; dismissing: Sending; onSettled: (words: string) => void };

function NextStep({ alert, dismissing, onSettled }: StepProps): ReactNode {
  const { kind, bookingId, subject, portal } = alert;
  const person = usePerson();
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
      {kind === "season-prices" && person?.role === "owner" && (
        <Link className={button.line} to={ownerListingUrl(subject)}>
          Ver preços
        </Link>
      )}
      {bookingId && (
        <Link className={button.line} to={bookingUrl(bookingId)}>
          Ver reserva
        </Link>
      )}
      <Dismiss alert={alert} dismissing={dismissing} />
    </>
  );
}

function Dismiss({ alert, dismissing }: Pick<StepProps, "alert" | "dismissing">) {
  const person = usePerson();
  if (person?.role !== "owner") return null;
  return (
    <ActionButton
      sending={dismissing}
      intent="dismissAlert"
      fields={{ id: alert.id }}
      words="Aviso encerrado."
      className={button.quiet}
    >
      Já resolvi
    </ActionButton>
  );
}
