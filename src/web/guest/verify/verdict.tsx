import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Verdict as Judged } from "../../../contract/guest-api.ts";
import { useSite } from "../../site.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./verify.module.css";

type Props = {
  verdict: Judged | undefined;
  /** Another one for every answer, so that the same verdict is said again. */
  answer: unknown;
};

/** It gets the focus: it stands below the field that was just left. */
export function Verdict({ verdict, answer }: Props) {
  const { t } = useTranslation();
  const { name } = useSite().property;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer && verdict) box.current?.focus();
  }, [answer, verdict]);
  const said = verdict && wordsOf(verdict);
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.verdict}>
      {said && (
        <div className={styles[said.tone]}>
          <Icon name={said.icon} />
          <div>
            <p className={styles.said}>{t(said.heading)}</p>
            <p>{t(said.text, { name })}</p>
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
};

function wordsOf(verdict: Judged): Words {
  switch (verdict.kind) {
    case "ours":
      return {
        tone: "ours",
        icon: "circle-check",
        heading: `verify.ours.${verdict.what}`,
        text: `verify.care.${verdict.what}`,
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
