import { type ReactNode, useId } from "react";
import kit from "../../ui/kit.module.css";
import styles from "./editor.module.css";

type Props = {
  /** The fragment that links to this section. */
  id?: string;
  title: string;
  text?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
};

export function Section({ id, title, text, tools, children }: Props) {
  const titleId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {tools}
      </div>
      {text && <p className={`${kit.hint} ${styles.text}`}>{text}</p>}
      {children}
    </section>
  );
}
