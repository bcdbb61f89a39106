import { Fragment } from "react";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { Said } from "../ui/said.tsx";
import styles from "./details.module.css";

/**
 * Uncontrolled on purpose: after a version conflict the typed text stays in the fields. After
 * saving the fields are remounted.
 */
export function ContactForm({ booking }: { booking: BookingDetails }) {
  const sending = useSending();
  return (
    <section className={`${kit.section} ${styles.section}`}>
      <h2>Contato e anotações</h2>
      <SentForm
        sending={sending}
        intent="edit"
        fields={{ version: booking.version }}
        words="Guardado."
        className={field.stack}
      >
        <Fragment key={booking.version}>
          <Field label="Nome" name="name" initial={booking.guestName ?? ""} required />
          <div className={field.two}>
            <Field label="Telefone" name="phone" kind="tel" initial={booking.guestPhone ?? ""} />
            <Field label="E-mail" name="email" kind="email" initial={booking.guestEmail ?? ""} />
          </div>
          <Field
            label="Hora de chegada"
            name="arrival"
            kind="time"
            hint="Como o hóspede avisou. Em branco, vale a hora da casa."
            initial={booking.expectedArrival ?? ""}
          />
          <Field
            label="Anotação"
            name="note"
            kind="long"
            hint="Só quem entra no painel lê."
            initial={booking.note}
          />
        </Fragment>
        <Refused sending={sending} />
        <Said words={sending.said} />
        <div className={field.actions}>
          <SubmitButton>Guardar</SubmitButton>
        </div>
      </SentForm>
    </section>
  );
}
