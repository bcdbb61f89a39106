import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { ReadyMessage } from "../../../contract/owner/messages.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import { Field } from "../form/field.tsx";
import kit from "../ui/kit.module.css";
import styles from "./details.module.css";
import { SendLink } from "./send-link.tsx";

type Props = { booking: BookingDetails; messages: readonly ReadyMessage[] };

/** The guest's own page: where she sees the booking and pays what is open. */
export function GuestLink({ booking, messages }: Props) {
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
          <SendLink booking={booking} messages={messages} kind="contact">
            Mandar link da reserva
          </SendLink>
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
