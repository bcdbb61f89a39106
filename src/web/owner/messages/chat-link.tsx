import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { MessageSubject, ReadyMessage } from "../../../contract/owner/messages.ts";
import { messageOpenedUrl } from "../../../contract/owner-urls.ts";

type Props = {
  /** Its kind, and where it leads: 'https://wa.me/…' with the text written. */
  message: Pick<ReadyMessage, "kind" | "url">;
  /** `{ bookingId }` or `{ proposalId }`. */
  subject: MessageSubject;
  /** One of button.module.css. */
  className: string | undefined;
  /** For a link that shows an icon alone. */
  label?: string;
  children: ReactNode;
};

/**
 * Opens a chat in a new tab and notes that it was opened; nobody knows whether the text was sent.
 * Without JavaScript the chat opens just the same.
 */
export function ChatLink({ message, subject, className, label, children }: Props) {
  const { revalidate } = useRevalidator();
  const note = async () => {
    if (await noteOpened(message, subject)) await revalidate();
  };
  return (
    <a
      className={className}
      href={message.url}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      onClick={() => void note()}
      // The middle button opens a tab too, but sends no click event.
      onAuxClick={({ button }) => void (button === 1 && note())}
    >
      {children}
    </a>
  );
}

/** `keepalive`: on a phone the chat app may suspend this page at once. */
async function noteOpened({ kind }: Props["message"], subject: MessageSubject): Promise<boolean> {
  const body = new URLSearchParams({ kind, ...subject });
  try {
    const sent = { method: "POST", body, keepalive: true, redirect: "manual" } as const;
    return (await fetch(messageOpenedUrl, sent)).ok;
  } catch {
    // The chat is open; a note that is lost must not disturb it.
    return false;
  }
}
