import { type ReactNode, useId } from "react";
import styles from "./numbers.module.css";

type Props = { title: string; answer: string; children: ReactNode };

export function Question({ title, answer, children }: Props) {
  const id = useId();
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{answer}</p>
      {children}
    </section>
  );
}
