import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { LocalTime } from "../../../domain/day.ts";
import { instantOf } from "../../../domain/instant.ts";
import { useSite } from "../../site.ts";
import { timeLeft } from "../time-left.ts";
import { useServerClock } from "../use-server-clock.ts";
import styles from "./to-pay.module.css";
import { useWhen } from "./use-when.ts";

const MINUTE = 60_000;
/** At these minutes before the end the timer is announced; otherwise it is silent. */
const SAID = [10, 5, 1];

type Props = {
  now: LocalTime;
  until: number;
  /** Texts of the page: one follows the remaining time, the other is announced near the end. */
  left: string;
  soon: string;
};

export function TimeToPay({ now, until, left: leftWords, soon }: Props) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { timeZone } = useSite().property;
  const clock = useServerClock(instantOf(now, timeZone));
  const left = timeLeft(clock, until, t);
  const minutes = Math.floor((until - clock) / MINUTE);
  const isOver = left === null;
  const when = useWhen(now)(until);
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  return (
    <>
      {left && (
        <p className={styles.count} role="timer">
          <b>{left.words}</b>
          <span>{t(leftWords, { until: when })}</span>
        </p>
      )}
      <p className="vh" role="status">
        {SAID.includes(minutes) && t(soon, { count: minutes })}
      </p>
    </>
  );
}
