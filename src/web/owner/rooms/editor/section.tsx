import { type ReactNode, useId } from "react";
import styles from "./editor.module.css";

type Props = { title: string; text?: ReactNode; tools?: ReactNode; children: ReactNode };

export function Section({ title, text, tools, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
