import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { ReadyMessage } from "../../../contract/owner/messages.ts";
import type { MessageKind } from "../../../domain/message.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { ChatLink } from "../messages/chat-link.tsx";
import { hasNumber } from "../messages/words.ts";

type Props = {
  booking: BookingDetails;
  messages: readonly ReadyMessage[];
  kind: MessageKind;
  children: string;
};

/** Opens a chat whose text contains the guest's own link. */
export function SendLink({ booking, messages, kind, children }: Props) {
  const message = messages.find((one) => one.kind === kind);
  if (booking.guestLink === null || !message || !hasNumber(message)) return null;
  return (
    <ChatLink message={message} subject={{ bookingId: booking.id }} className={button.line}>
      <Icon name="message-circle" />
      {children}
    </ChatLink>
  );
}
