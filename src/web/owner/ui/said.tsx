import { useEffect, useRef } from "react";
import { Notice } from "./notice.tsx";
import styles from "./said.module.css";

/** What was just done. Takes the focus if the pressed button is gone. */
export function Said({ words }: { words: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words && document.activeElement === document.body) place.current?.focus();
  }, [words]);
  return (
    <div ref={place} className={styles.said} tabIndex={-1}>
      {words && <Notice kind="done">{words}</Notice>}
    </div>
  );
}
