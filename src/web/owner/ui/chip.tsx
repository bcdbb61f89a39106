import type { ReactNode } from "react";
import styles from "../../ui/kit/chip.module.css";

export type ChipTone = "ok" | "wait" | "off" | "error" | "in";

export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return <span className={styles[tone]}>{children}</span>;
}
