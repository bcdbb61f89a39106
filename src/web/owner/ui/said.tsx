import { useEffect, useRef } from "react";
import { Notice } from "./notice.tsx";
import styles from "./said.module.css";

/** What was just done. If what was pressed has gone with it, the keyboard goes on from here. */
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
