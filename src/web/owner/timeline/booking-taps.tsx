import { LogIn, LogOut, MessageCircle, Pencil } from "lucide-react";
import { Link } from "react-router";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { bookingUrl, deskUrl } from "../../../contract/owner-urls.ts";
import type { Day } from "../../../domain/day.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { CheckOutTap } from "../check-out/check-out-tap.tsx";
import { ActionButton } from "../form/action-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { matterOf, stayMessageUrl } from "../ui/stay-message.ts";
import styles from "./panel.module.css";

type Props = { booking: BookingDetails; today: Day; onChange: () => void };

/** The most frequent actions, the next expected one first. */
export function BookingTaps({ booking, today, onChange }: Props) {
  const { property } = useSite();
  const chat = stayMessageUrl(booking, matterOf(booking, today), property);
  const stands = booking.state === "confirmed" && !booking.checkedOut;
  return (
    <div className={styles.taps}>
      {stands && <DeskTap booking={booking} today={today} />}
      {chat && (
        <a className={button.line} href={chat} target="_blank" rel="noreferrer">
          <MessageCircle className="ic" aria-hidden />
          WhatsApp
        </a>
      )}
      {stands && !booking.portal?.isRead && (
        <button type="button" className={button.line} onClick={onChange}>
          <Pencil className="ic" aria-hidden />
          Alterar
        </button>
      )}
      <Link className={button.line} to={bookingUrl(booking.id)}>
        Abrir reserva
      </Link>
    </div>
  );
}

function DeskTap({ booking, today }: Omit<Props, "onChange">) {
  const sending = useSending({ action: deskUrl });
  if (booking.checkedIn) {
    return (
      <div className={styles.wide}>
        <CheckOutTap
          stay={{ ...booking, bookingId: booking.id }}
          desk={sending}
          className={button.primary}
        >
          <LogOut className="ic" aria-hidden />
          Fazer check-out
        </CheckOutTap>
      </div>
    );
  }
  if (booking.checkIn > today) return null;
  return (
    <ActionButton sending={sending} intent="checkIn" fields={{ id: booking.id }}>
      <LogIn className="ic" aria-hidden />
      Fazer check-in
    </ActionButton>
  );
}
