import { Fragment } from "react";
import { useFetcher } from "react-router";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import button from "../../ui/button.module.css";
import type { Answer } from "../refusals.ts";
import field from "../ui/field.module.css";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { Said } from "../ui/said.tsx";
import styles from "./details.module.css";

/**
 * Uncontrolled on purpose: after a version conflict the typed text stays in the fields. After
 * saving the fields are remounted.
 */
export function ContactForm({ booking }: { booking: BookingDetails }) {
  const fetcher = useFetcher<Answer<string>>();
  const refusal = fetcher.data?.refusal;
  const isSaved = fetcher.state === "idle" && fetcher.data?.refusal === null;
  return (
    <section className={styles.section}>
      <h2>Contato e anotações</h2>
      <fetcher.Form method="post" className={field.stack}>
        <input type="hidden" name="acao" value="edit" />
        <input type="hidden" name="versao" value={booking.version} />
        <Fragment key={booking.version}>
          <Field label="Nome">
            <input
              className={field.input}
              name="nome"
              defaultValue={booking.guestName ?? ""}
              required
            />
          </Field>
          <div className={field.two}>
            <Field label="Telefone">
              <input
                className={field.input}
                name="telefone"
                type="tel"
                defaultValue={booking.guestPhone ?? ""}
              />
            </Field>
            <Field label="E-mail">
              <input
                className={field.input}
                name="email"
                type="email"
                defaultValue={booking.guestEmail ?? ""}
              />
            </Field>
          </div>
          <Field
            label="Hora de chegada"
            hint="Como o hóspede avisou. Em branco, vale a hora da casa."
          >
            <input
              className={field.input}
              name="chegada"
              type="time"
              defaultValue={booking.expectedArrival ?? ""}
            />
          </Field>
          <Field label="Anotação" hint="Só quem entra no painel lê.">
            <textarea className={field.input} name="anotacao" defaultValue={booking.note} />
          </Field>
        </Fragment>
        {refusal && <Notice kind="error">{refusal.sentence}</Notice>}
        <Said words={isSaved ? "Guardado." : null} />
        <div className={field.actions}>
          <button
            type="submit"
            className={button.primary}
            data-waits
            disabled={fetcher.state !== "idle"}
          >
            Guardar
          </button>
          {refusal?.code === "changed-meanwhile" && (
            <button type="button" className={button.line} onClick={() => window.location.reload()}>
              Recarregar
            </button>
          )}
        </div>
      </fetcher.Form>
    </section>
  );
}
