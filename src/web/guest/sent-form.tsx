import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { KeyField } from "../form/key-field.tsx";
import { Icon } from "../ui/icon.tsx";
import message from "../ui/kit/message.module.css";
import type { Answer, Intent } from "./answer.ts";
import type { useSent } from "./use-sent.ts";

type Props = {
  intent: Intent;
  /** URL of the booking's own page, if the form is on another one. */
  action?: string | undefined;
  sent: ReturnType<typeof useSent>;
  className?: string | undefined;
  onInput?: () => void;
  children: ReactNode;
};

/** A plain form of the page, sent in the background where scripts run. */
export function SentForm({ intent, action, sent, className, onInput, children }: Props) {
  return (
    <sent.Form
      method="post"
      {...(action !== undefined && { action })}
      className={className}
      onInput={onInput}
      preventScrollReset
    >
      <input type="hidden" name="intent" value={intent} />
      <KeyField formKey={sent.key} />
      {children}
    </sent.Form>
  );
}

export function NotDone({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation();
  if (!answer || answer.kind === "done") return null;
  const code = answer.kind ? answer.code : answer.refused;
  return (
    <p className={message.below} role="alert">
      <Icon name="circle-alert" />
      {t([`guest.notDone.${code}`, "guest.notDone.other"])}
    </p>
  );
}
