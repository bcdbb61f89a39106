import { Link } from "react-router";
import type { BookedRoom, BookingDetails } from "../../../contract/owner/bookings.ts";
import type { ReadyMessage } from "../../../contract/owner/messages.ts";
import { bookingUrl, deskUrl } from "../../../contract/owner-urls.ts";
import type { Day } from "../../../domain/day.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { LeaveTap } from "../check-out/leave-tap.tsx";
import { staysIn } from "../check-out/leaver.ts";
import { ActionButton } from "../form/action-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { ChatLink } from "../messages/chat-link.tsx";
import { hasNumber } from "../messages/words.ts";
import styles from "./panel.module.css";

type Props = {
  booking: BookingDetails;
  /** The room whose bar was opened. */
  room: BookedRoom | undefined;
  today: Day;
  /** The text that fits best now. */
  chat: ReadyMessage | null;
  onChange: () => void;
};

/** The most frequent actions, the next expected one first. */
export function BookingTaps({ booking, room, today, chat, onChange }: Props) {
  const stands = booking.state === "confirmed" && !booking.checkedOut;
  return (
    <div className={styles.taps}>
      {stands && room && <DeskTap booking={booking} room={room} today={today} />}
      {chat && hasNumber(chat) && (
        <ChatLink message={chat} subject={{ bookingId: booking.id }} className={button.line}>
          <Icon name="message-circle" />
          WhatsApp
        </ChatLink>
      )}
      {stands && !booking.portal?.isRead && (
        <button type="button" className={button.line} onClick={onChange}>
          <Icon name="pencil" />
          Alterar
        </button>
      )}
      <Link className={button.line} to={bookingUrl(booking.id)}>
        Abrir reserva
      </Link>
    </div>
  );
}

type TapProps = { booking: BookingDetails; room: BookedRoom; today: Day };

/** With several rooms, only for the room whose bar was opened. */
function DeskTap({ booking, room, today }: TapProps) {
  const sending = useSending({ action: deskUrl });
  const isOneOfSeveral = booking.rooms.length > 1;
  if (room.checkedOut) return null;
  if (room.checkedIn) {
    return (
      <div className={styles.wide}>
        <LeaveTap
          booking={booking}
          {...(isOneOfSeveral && { rooms: [room] })}
          className={button.primary}
        >
          <Icon name="log-out" />
          Fazer check-out
        </LeaveTap>
      </div>
    );
  }
  if (room.checkIn > today) return null;
  const fields = { id: booking.id, ...(isOneOfSeveral && staysIn({ stayIds: [room.stayId] })) };
  return (
    <ActionButton sending={sending} intent="checkIn" fields={fields}>
      <Icon name="log-in" />
      Fazer check-in
    </ActionButton>
  );
}
