import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FORM_KEY } from "../form-key.ts";
import { Icon } from "../ui/icon.tsx";
import message from "../ui/kit/message.module.css";
import type { Answer, Intent } from "./answer.ts";
import type { useSent } from "./use-sent.ts";

type Props = {
  intent: Intent;
  /** Of the booking's own page, where the form stands on another. */
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
      {/* Server and browser make different keys; either is valid. */}
      <input
        key={sent.key}
        type="hidden"
        name={FORM_KEY}
        defaultValue={sent.key}
        suppressHydrationWarning
      />
      {children}
    </sent.Form>
  );
}

type ButtonProps = {
  isBusy: boolean;
  className?: string | undefined;
  /** Sent with the form, where it has several buttons. */
  name?: string;
  value?: string;
  children: ReactNode;
};

/** Uses aria-disabled, because a disabled button would lose the focus while the request runs. */
export function SendButton({ isBusy, className, name, value, children }: ButtonProps) {
  return (
    <button
      type={isBusy ? "button" : "submit"}
      name={name}
      value={value}
      data-waits
      className={className}
      aria-disabled={isBusy || undefined}
    >
      {children}
    </button>
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
