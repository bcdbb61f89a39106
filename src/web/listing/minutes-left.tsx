import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./payment-dialog.module.css";

const MINUTE = 60_000;
const LONGEST = 60;
/** Announced at these minutes only: every minute would talk over the card fields. */
const spoken = [30, 20, 10, 5, 2, 1];

type Props = { until: number; isContested: boolean; onOver: () => void };

export function MinutesLeft({ until, isContested, onOver }: Props) {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  const [startedAt] = useState(now);
  // A wrong local clock must not close an open payment.
  const isPlausible = until > startedAt && until - startedAt <= LONGEST * MINUTE;
  const minutes = Math.ceil((until - now) / MINUTE);
  const isOver = isPlausible && now >= until;

  useEffect(() => {
    const next = (until - Date.now()) % MINUTE;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(next, 500));
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);

  if (!isPlausible) return null;
  const words = isContested ? "payment.firstToPay" : "payment.minutesLeft";
  const said = spoken.find((step) => step <= minutes) ?? minutes;
  return (
    <>
      <p className={styles.minutes} role="timer">
        {t(words, { count: Math.max(minutes, 1) })}
      </p>
      <p className="vh" aria-live="polite">
        {said === minutes ? t(words, { count: said }) : ""}
      </p>
    </>
  );
}
