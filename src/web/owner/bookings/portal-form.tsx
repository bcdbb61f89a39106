import { Fragment } from "react";
import type { PortalBooking } from "../../../contract/owner/bookings.ts";
import { completeId } from "../../../contract/owner-urls.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { usePerson } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import styles from "./details.module.css";
import { PortalMoneyFields } from "./portal-money-fields.tsx";

/**
 * What a portal's calendar does not say. Uncontrolled like the contact form: what was typed stays
 * after a refusal.
 */
export function PortalForm({ booking }: { booking: PortalBooking }) {
  const sending = useSending();
  const { portal, guests } = booking;
  const isOwner = usePerson()?.role === "owner";
  const withMoney = isOwner && booking.state === "confirmed";
  const people = (count: number) => (portal.peopleKnown ? count : "");
  return (
    <section className={`${kit.section} ${styles.section}`} id={completeId}>
      <h2>{portal.lacks.length > 0 ? "Completar dados" : "Dados do hóspede"}</h2>
      <p className={`${kit.hint} ${styles.about}`}>
        O calendário do {portal.feedName} só diz as datas. O que você escrever aqui fica guardado.
      </p>
      <SentForm
        sending={sending}
        intent="completePortalStay"
        fields={{ version: booking.version, ...(withMoney && { withMoney: "yes" }) }}
        words="Guardado."
        className={field.stack}
      >
        <Fragment key={booking.version}>
          <Field label="Nome" name="name" initial={booking.guestName ?? ""} autoComplete="off" />
          <div className={field.two}>
            <Field label="Telefone" name="phone" kind="tel" initial={booking.guestPhone ?? ""} />
            <Field label="E-mail" name="email" kind="email" initial={booking.guestEmail ?? ""} />
          </div>
          <div className={field.trio}>
            <Field label="Adultos" name="adults" initial={people(guests.adults)} {...count} />
            <Field
              label="Até 12 anos"
              name="childrenUpTo12"
              initial={people(guests.childrenUpTo12)}
              {...count}
            />
            <Field
              label="Acima de 12 anos"
              name="childrenAbove12"
              initial={people(guests.childrenAbove12)}
              {...count}
            />
          </div>
          {withMoney && <PortalMoneyFields booking={booking} />}
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

const count = { kind: "count", min: 0, max: 50 } as const;
