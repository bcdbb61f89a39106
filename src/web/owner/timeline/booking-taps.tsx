import { LogIn, LogOut, MessageCircle, Pencil } from "lucide-react";
import { Link, useFetcher } from "react-router";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import type { Day } from "../../../domain/day.ts";
import { useHouse } from "../../house.ts";
import button from "../../ui/button.module.css";
import type { Answer } from "../refusals.ts";
import { messageUrl } from "../ui/message-url.ts";
import { Notice } from "../ui/notice.tsx";
import styles from "./panel.module.css";

type Props = { booking: BookingDetails; today: Day; onChange: () => void };

/** The most frequent actions, the next expected one first. */
export function BookingTaps({ booking, today, onChange }: Props) {
  const { property } = useHouse();
  const chat = messageUrl(booking, property.shortName, "Tudo certo com a sua reserva?");
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
      {stands && (
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
  const fetcher = useFetcher<Answer<unknown>>();
  const arrives = !booking.checkedIn && booking.checkIn <= today;
  const leaves = booking.checkedIn && booking.checkOut <= today;
  if (!arrives && !leaves) return null;
  const refusal = fetcher.data?.refusal;
  return (
    <fetcher.Form method="post" action={`${adminUrl}?index`}>
      <input type="hidden" name="acao" value={arrives ? "checkIn" : "checkOut"} />
      <input type="hidden" name="id" value={booking.id} />
      <button
        type="submit"
        className={button.primary}
        data-waits
        disabled={fetcher.state !== "idle"}
      >
        {arrives ? <LogIn className="ic" aria-hidden /> : <LogOut className="ic" aria-hidden />}
        {arrives ? "Fazer check-in" : "Fazer check-out"}
      </button>
      {refusal && <Notice kind="error">{refusal.sentence}</Notice>}
    </fetcher.Form>
  );
}
