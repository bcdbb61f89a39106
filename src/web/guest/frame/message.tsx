import type { ReactNode } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";
import message from "../../ui/kit/message.module.css";

type Props = {
  kind: "info" | "ok" | "warn" | "error";
  icon: IconName;
  /** Read out at once; for what has just gone wrong. */
  isAlert?: boolean;
  children: ReactNode;
};

export function Message({ kind, icon, isAlert = false, children }: Props) {
  return (
    <div className={message[kind]} role={isAlert ? "alert" : undefined}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
