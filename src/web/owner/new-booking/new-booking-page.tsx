import { useRef, useState } from "react";
import { Link } from "react-router";
import { bookingsUrl, newProposalUrl } from "../../../contract/owner-urls.ts";
import { formatMoney, parseMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { OwnerPage } from "../ui/owner-page.tsx";
import { nightsIn } from "../ui/words.ts";
import { type BookingDraft, draftUrl } from "./booking-draft.ts";
import type { CarriedOver } from "./carried-over.ts";
import { type Choice, chosenIn } from "./choices.ts";
import { DatesSection } from "./dates-section.tsx";
import { MoreDetails } from "./more-details.tsx";
import styles from "./new-booking.module.css";
import { PartySection } from "./party-section.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { RoomsOffered } from "./rooms-offered.tsx";
import { RoomsSection } from "./rooms-section.tsx";
import { useDraftedOffer } from "./use-drafted-offer.ts";

/** A booking by phone, by WhatsApp or at the door: dates, then what is free, then name and payment. */
export function NewBookingPage({ start }: { start: BookingDraft }) {
  const [agreed, setAgreed] = useState("");
  const [name, setName] = useState("");
  const taking = useSending();
  const drafted = useDraftedOffer(start, taking);
  const { draft, setDraft, stay, offer, isBusy, isOutdated } = drafted;
  const rooms = useRef<HTMLHeadingElement>(null);
  const choice = offer ? chosenIn(offer, draft) : null;
  const listPrice = choice ? formatMoney(choice.total, "pt-BR") : "";
  const total = parseMoney(agreed) || (choice?.total ?? null);
  return (
    <OwnerPage title="Nova reserva" back={{ to: bookingsUrl, name: "Reservas" }}>
      <SentForm
        sending={taking}
        intent="take"
        className={styles.form}
        onTouch={() => isOutdated && taking.overlook()}
        noValidate
      >
        <DatesSection draft={draft} onDraft={setDraft} onPicked={() => rooms.current?.focus()} />
        <PartySection guests={draft.guests} onGuests={(guests) => setDraft({ ...draft, guests })} />
        <RoomsSection drafted={drafted} heading={rooms} title="Quarto">
          {offer && <RoomsOffered offer={offer} draft={draft} onDraft={setDraft} />}
        </RoomsSection>
        <section className={field.stack} aria-labelledby="hospede">
          <h2 id="hospede">Hóspede</h2>
          <div className={field.two}>
            <Field
              label="Nome do hóspede"
              name="name"
              onType={setName}
              autoComplete="off"
              required
            />
            <Field
              label="Telefone"
              name="phone"
              kind="tel"
              hint="Opcional; abre o WhatsApp com um toque."
              autoComplete="off"
            />
          </div>
        </section>
        <PaymentSection total={total} />
        <MoreDetails listPrice={listPrice} onTotal={setAgreed} />
        <Refused sending={taking} />
        <div className={`${kit.lines} ${styles.end}`}>
          <p className="num" role="status">
            {choice && stay ? sumWords(choice, nightsIn(stay), total) : "Falta escolher o quarto."}
          </p>
          <div className={field.actions}>
            <SubmitButton disabled={!choice || isBusy}>Reservar</SubmitButton>
            {taking.refusal?.code === "more-than-open" && (
              <SubmitButton name="anyway" value="yes" className={button.line}>
                É isso mesmo, reservar
              </SubmitButton>
            )}
            <Link
              className={button.line}
              to={draftUrl(newProposalUrl, draft)}
              // In the state, not in the URL, which would stay in the browser's history.
              state={{ label: name, agreed } satisfies CarriedOver}
            >
              Mandar orçamento
            </Link>
            <Link className={button.quiet} to={bookingsUrl}>
              Desistir
            </Link>
          </div>
        </div>
      </SentForm>
    </OwnerPage>
  );
}

/** 'Quarto Coqueiro, 3 noites: R$ 2.280' */
function sumWords({ name, total: listed }: Choice, nights: string, total: number | null): string {
  return `${name}, ${nights}: ${formatMoney(total ?? listed, "pt-BR")}`;
}
