import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { Alert } from "../../../contract/owner/today.ts";
import { bookingUrl, conflictUrl, deskUrl } from "../../../contract/owner-urls.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { answerWords, isGood } from "../channels/answer-words.ts";
import { SyncTap } from "../channels/sync-tap.tsx";
import { ActionButton } from "../form/action-button.tsx";
import { type Sending, useSending } from "../form/use-sending.ts";
import { useMay } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import { plural } from "../ui/words.ts";
import { alertWords } from "./alert-words.ts";
import styles from "./alerts.module.css";

type Props = { alerts: readonly Alert[]; now: number };

/** At most this many lines stand above the day's arrivals. */
const LINES = 2;

/**
 * Problems that need a person, one line each. Opened, it says what the app does about it and the
 * next step.
 */
export function Alerts({ alerts, now }: Props) {
  // A dismissed alert disappears with its message, so the page keeps the message.
  const [settled, setSettled] = useState<string | null>(null);
  const dismissing = useSending({ action: deskUrl });
  const newest = useNewest(alerts, now);
  const shown = alerts.length > LINES ? alerts.slice(0, LINES - 1) : alerts;
  const folded = alerts.slice(shown.length);
  const line = (alert: Alert) => (
    <AlertLine key={alert.id} alert={alert} now={now}>
      <NextStep alert={alert} dismissing={dismissing} onSettled={setSettled} />
    </AlertLine>
  );
  return (
    <>
      <Said words={dismissing.said ?? settled} />
      <p className="vh" role="status">
        {newest}
      </p>
      {alerts.length > 0 && (
        <section className={styles.alerts} aria-label="Avisos">
          {shown.map(line)}
          {folded.length > 0 && (
            <details className={styles.alert}>
              <summary>
                <Icon name="triangle-alert" />
                <b>{plural(folded.length, "outro aviso", "outros avisos")}</b>
                <Icon name="chevron-down" />
              </summary>
              <div className={styles.others}>{folded.map(line)}</div>
            </details>
          )}
        </section>
      )}
    </>
  );
}

type LineProps = { alert: Alert; now: number; children: ReactNode };

function AlertLine({ alert, now, children }: LineProps) {
  const { title, text } = alertWords(alert, now);
  return (
    <details className={styles.alert}>
      <summary>
        <Icon name="triangle-alert" />
        <b>{title}</b>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.step}>
        <p>{text}</p>
        {children}
      </div>
    </details>
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
      <Dismiss alert={alert} dismissing={dismissing} />
    </>
  );
}

function Dismiss({ alert, dismissing }: Pick<StepProps, "alert" | "dismissing">) {
  if (!useMay()("dismissAlert")) return null;
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
