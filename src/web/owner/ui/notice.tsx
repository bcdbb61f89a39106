import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./notice.module.css";

/** A message beside its form: an error or a success. */
export function Notice({ kind, children }: { kind: "error" | "done"; children: ReactNode }) {
  return (
    <p className={styles[kind]} role={kind === "error" ? "alert" : "status"}>
      <Icon name={kind === "error" ? "circle-alert" : "circle-check"} />
      <span>{children}</span>
    </p>
  );
}
