import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { rowTime } from "../../../contract/plan-words.ts";
import { formatMoney } from "../../../domain/money.ts";
import { nextRow } from "../../../domain/payment-plan.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { ActionButton } from "../form/action-button.tsx";
import { Field } from "../form/field.tsx";
import kit from "../ui/kit.module.css";
import { messageUrl } from "../ui/message-url.ts";
import styles from "./details.module.css";

type Props = { booking: BookingDetails };

/** A chat with the guest that says what is open and where to pay it. */
export function SendLink({ booking }: Props) {
  const { property } = useSite();
  if (booking.guestLink === null) return null;
  const text = textOf(booking, booking.guestLink);
  const chat = messageUrl(booking, property.shortName, text, booking.language);
  if (chat === null) return null;
  return (
    <a className={button.line} href={chat} target="_blank" rel="noreferrer">
      <Icon name="message-circle" />
      {booking.balance > 0 ? "Mandar link de pagamento" : "Mandar link da reserva"}
    </a>
  );
}

/** The guest's own page: where she sees the booking and pays what is open. */
export function GuestLink({ booking }: Props) {
  const { guestLink } = booking;
  if (guestLink === null) return null;
  const isOpen = booking.balance > 0;
  return (
    <section className={`${kit.section} ${styles.section}`}>
      <h2>Página do hóspede</h2>
      <Field
        label="Link"
        value={guestLink}
        hint={
          isOpen
            ? "Quem abre vê a reserva, paga o que falta e faz o que você permite em A casa."
            : "Quem abre vê a reserva e faz o que você permite em A casa."
        }
        readOnly
      />
      {!isOpen && (
        <div className={`${kit.taps} ${styles.linked}`}>
          <SendLink booking={booking} />
        </div>
      )}
      <details className={styles.more}>
        <summary>Renovar link</summary>
        <p>Todos os links já mandados param de abrir. O novo vai nos próximos e-mails.</p>
        <ActionButton
          intent="renewGuestLink"
          words="O link mudou. Os antigos não abrem mais."
          className={button.line}
        >
          Renovar agora
        </ActionButton>
      </details>
    </section>
  );
}

/** 'Faltam R$ 1.470 da sua reserva, até 5 de janeiro ou na chegada. Para ver e pagar: …' */
function textOf({ balance, plan, checkIn, code, language }: BookingDetails, link: string): string {
  const isPortuguese = language === "pt-BR";
  if (balance <= 0) {
    return isPortuguese
      ? `Aqui está a sua reserva ${code}: ${link}`
      : `Here is your booking ${code}: ${link}`;
  }
  const next = nextRow(plan);
  const when = next ? `, ${rowTime(next, checkIn, language)}` : "";
  const open = formatMoney(balance, language);
  return isPortuguese
    ? `Faltam ${open} da sua reserva ${code}${when}. Para ver e pagar: ${link}`
    : `${open} of your booking ${code} are still open${when}. To see and pay: ${link}`;
}
