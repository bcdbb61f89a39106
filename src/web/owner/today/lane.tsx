import type { LucideIcon } from "lucide-react";
import { Children, type ReactNode } from "react";
import styles from "./today.module.css";

type Props = { Icon: LucideIcon; name: string; empty: string; children: ReactNode };

export function Lane({ Icon, name, empty, children }: Props) {
  const count = Children.count(children);
  return (
    <section className={styles.lane} aria-label={name}>
      <h2>
        <Icon className="ic" aria-hidden /> {name} <span>{count}</span>
      </h2>
      {count === 0 ? <p className={styles.empty}>{empty}</p> : children}
    </section>
  );
}
