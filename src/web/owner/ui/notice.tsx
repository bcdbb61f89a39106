import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** A message beside its form: an error or a success. */
export function Notice({ kind, children }: { kind: "error" | "done"; children: ReactNode }) {
  const Icon = kind === "error" ? CircleAlert : CircleCheck;
  return (
    <p className={styles[kind]} role={kind === "error" ? "alert" : "status"}>
      <Icon className="ic" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
