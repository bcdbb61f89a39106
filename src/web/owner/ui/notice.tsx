import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import message from "../../ui/kit/message.module.css";

/** A message beside its form: an error or a success. */
export function Notice({ kind, children }: { kind: "error" | "done"; children: ReactNode }) {
  return (
    <p
      className={kind === "error" ? message.error : message.ok}
      role={kind === "error" ? "alert" : "status"}
    >
      <Icon name={kind === "error" ? "circle-alert" : "circle-check"} />
      <span>{children}</span>
    </p>
  );
}
