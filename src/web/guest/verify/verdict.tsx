import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Verdict as Judged } from "../../../contract/verdict.ts";
import type { Day } from "../../../domain/day.ts";
import { formatDate } from "../../../domain/format-stay.ts";
import { useLanguage } from "../../language.ts";
import { useSite } from "../../site.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./verify.module.css";

type Props = {
  verdict: Judged | undefined;
  /** A new object for every answer, so that the same verdict is announced again. */
  answer: unknown;
};

/** Takes the focus: it is below the field that was just left. */
export function Verdict({ verdict, answer }: Props) {
  const { t } = useTranslation();
  const { name } = useSite().property;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer && verdict) box.current?.focus();
  }, [answer, verdict]);
  const language = useLanguage();
  const said = verdict && wordsOf(verdict, (day) => formatDate(day, language));
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.verdict}>
      {said && (
        <div className={styles[said.tone]}>
          <Icon name={said.icon} />
          <div>
            <p className={styles.said}>{t(said.heading, { day: said.day })}</p>
            <p>
              {said.since && `${t("verify.since", { day: said.since })} `}
              {t(said.text, { name, day: said.day })}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

type Words = {
  readonly tone: "ours" | "foreign" | "mailed";
  readonly icon: IconName;
  readonly heading: string;
  readonly text: string;
  /** The day on which the house gave up the key. */
  readonly day?: string;
  /** The day from which on it is the house's key. */
  readonly since?: string | undefined;
};

function wordsOf(verdict: Judged, written: (day: Day) => string): Words {
  switch (verdict.kind) {
    case "ours":
      return {
        tone: "ours",
        icon: "circle-check",
        heading: `verify.ours.${verdict.what}`,
        text: `verify.care.${verdict.what}`,
        since: verdict.since && written(verdict.since),
      };
    case "was-ours":
      return {
        tone: "mailed",
        icon: "clock",
        heading: "verify.wasOurs",
        text: "verify.wasOursMore",
        day: written(verdict.until),
      };
    case "do-not-pay":
      return {
        tone: "foreign",
        icon: "ban",
        heading: "verify.doNotPay",
        text: "verify.doNotPayMore",
        day: written(verdict.since),
      };
    case "not-ours":
      return {
        tone: "foreign",
        icon: "triangle-alert",
        heading: "verify.notOurs",
        text: "verify.notOursMore",
      };
    default:
      return { tone: "mailed", icon: "clock", heading: "verify.mailed", text: "verify.mailedMore" };
  }
}
