import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../../domain/day.ts";
import { firstOfMonth } from "../../../domain/month.ts";
import styles from "./calendar.module.css";
import { monthName } from "./calendar-words.ts";
import { weeksOf } from "./months.ts";

/** Three years: no property sells further ahead. */
const MONTHS = 37;
/** Months drawn before they come into view, so that a quick thumb finds no blank. */
const AHEAD = 2;

type Props = {
  first: Day;
  /** The month of the day in the tab order: shown first, and always drawn. */
  at: Day;
  grid: (month: Day) => ReactNode;
};

/** All months below each other. Each has its height from the start and is drawn when it comes near. */
export function ScrolledMonths({ first, at, grid }: Props) {
  const { i18n } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const seen = useSeenMonths(list, first);
  const months = Array.from({ length: MONTHS }, (_, index) => firstOfMonth(first, index));
  useStartAt(list, first === at ? null : at);
  return (
    <div ref={list} className={styles.scrolled}>
      {months.map((month, index) => {
        const around = months.slice(Math.max(0, index - AHEAD), index + AHEAD + 1);
        const isDrawn = month === at || around.some((near) => seen.has(near));
        const weeks = { "--weeks": weeksOf(month).length } as CSSProperties;
        return (
          <div key={month} data-month={month} style={weeks}>
            <p className={styles.month}>{monthName(month, i18n.language)}</p>
            <div className={styles.days}>{isDrawn && grid(month)}</div>
          </div>
        );
      })}
    </div>
  );
}

type List = { readonly current: HTMLElement | null };

/** The months that have been in view. */
function useSeenMonths(list: List, first: Day): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set([first]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes with its first month
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const inView = entries.filter(({ isIntersecting }) => isIntersecting);
      const months = inView.map(({ target }) => (target as HTMLElement).dataset.month ?? "");
      setSeen((before) => new Set([...before, ...months]));
    });
    for (const month of list.current?.children ?? []) observer.observe(month);
    return () => observer.disconnect();
  }, [first]);
  return seen;
}

/** Once, in the next frame: before it the sheet around the list is not yet open. */
function useStartAt(list: List, month: Day | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector(`[data-month="${month}"]`)?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
}
