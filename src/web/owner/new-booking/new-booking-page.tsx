import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { bookingsUrl } from "../../../contract/owner-urls.ts";
import { formatMoney, parseMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import { nightsIn } from "../ui/words.ts";
import { type BookingDraft, stayOf } from "./booking-draft.ts";
import { type Choice, chosenIn } from "./choices.ts";
import { DatesSection } from "./dates-section.tsx";
import { MoreDetails } from "./more-details.tsx";
import styles from "./new-booking.module.css";
import { PartySection } from "./party-section.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { RoomsOffered } from "./rooms-offered.tsx";
import { useOffer } from "./use-offer.ts";

/** A booking by phone, by WhatsApp or at the door: dates, then what is free, then name and payment. */
export function NewBookingPage({ start }: { start: BookingDraft }) {
  const [draft, setDraft] = useState(start);
  const [agreed, setAgreed] = useState("");
  const taking = useSending();
  const { offer, refusal, isBusy, askAgain } = useOffer(draft);
  const rooms = useRef<HTMLHeadingElement>(null);

  // Somebody was quicker, or the price is another now: the list is asked for again.
  const outdated = taking.refusal !== null && OUTDATED.has(taking.refusal.code);
  const lookAgain = useEffectEvent(() => {
    setDraft({ ...draft, wanted: draft.chosen });
    askAgain();
  });
  useEffect(() => {
    if (outdated) lookAgain();
  }, [outdated]);

  const stay = stayOf(draft);
  const choice = stay && offer ? chosenIn(offer, draft) : null;
  const listPrice = choice ? formatMoney(choice.total, "pt-BR") : "";
  const total = parseMoney(agreed) || (choice?.total ?? null);
  return (
    <OwnerPage title="Nova reserva" back={{ to: bookingsUrl, name: "Reservas" }}>
      <SentForm
        sending={taking}
        intent="take"
        className={styles.form}
        onTouch={() => outdated && taking.overlook()}
        noValidate
      >
        <DatesSection draft={draft} onDraft={setDraft} onPicked={() => rooms.current?.focus()} />
        <PartySection guests={draft.guests} onGuests={(guests) => setDraft({ ...draft, guests })} />
        <section className={field.stack} aria-labelledby="quarto" aria-busy={isBusy}>
          <div>
            <h2 id="quarto" ref={rooms} tabIndex={-1}>
              Quarto
            </h2>
            <p role="status">
              {!stay && "Escolha as datas, e o que está livre aparece aqui com o preço."}
              {isBusy && "Vendo o que está livre…"}
            </p>
          </div>
          {stay && offer && <RoomsOffered offer={offer} draft={draft} onDraft={setDraft} />}
          {refusal && (
            <>
              <Notice kind="error">{refusal.sentence}</Notice>
              <button type="button" className={`${button.line} ${styles.again}`} onClick={askAgain}>
                Tentar de novo
              </button>
            </>
          )}
        </section>
        <section className={field.stack} aria-labelledby="hospede">
          <h2 id="hospede">Hóspede</h2>
          <div className={field.two}>
            <Field label="Nome do hóspede" name="name" autoComplete="off" required />
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
        <div className={styles.end}>
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
            <Link className={button.quiet} to={bookingsUrl}>
              Desistir
            </Link>
          </div>
        </div>
      </SentForm>
    </OwnerPage>
  );
}

const OUTDATED: ReadonlySet<string> = new Set(["nights-taken", "price-differs", "too-many-guests"]);

/** 'Quarto Coqueiro, 3 noites: R$ 2.280' */
function sumWords({ name, total: listed }: Choice, nights: string, total: number | null): string {
  return `${name}, ${nights}: ${formatMoney(total ?? listed, "pt-BR")}`;
}
