import { useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import type { InsteadOffer } from "../../../contract/owner/bookings.ts";
import { bookingsUrl } from "../../../contract/owner-urls.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { OwnerPage } from "../ui/owner-page.tsx";
import styles from "./details.module.css";
import { GuestSection, PaymentSection, StaySection } from "./new-booking-sections.tsx";
import { TakenNights } from "./taken-nights.tsx";

export type NewBookingAnswer = {
  readonly quoted: Centavos | null;
  /** The portal whose nameless guest it is. */
  readonly completes: string | null;
  /** Who has the nights, and free alternatives. */
  readonly taken:
    | ({ readonly by: string; readonly bookingId: string | null } & InsteadOffer)
    | null;
};

type Props = {
  listings: readonly { readonly id: string; readonly name: string; readonly capacity: number }[];
  chosen: { readonly listingId: string; readonly checkIn: string; readonly checkOut: string };
};

/** A manual booking: by phone, by WhatsApp or at the reception. */
export function NewBookingPage({ listings, chosen }: Props) {
  const taking = useSending<NewBookingAnswer>();
  const quoting = useSending<NewBookingAnswer>();
  const form = useRef<HTMLFormElement>(null);

  /** Requests a price as soon as room and dates are a valid stay. */
  function askPrice() {
    if (!form.current) return;
    const wish = new FormData(form.current);
    if (!wish.get("listing") || !wish.get("checkIn") || !wish.get("checkOut")) return;
    const typed = [...wish].map(([name, value]) => [name, String(value)]);
    quoting.send({ ...Object.fromEntries(typed), intent: "quote" });
  }

  // Coming from the calendar, room and dates are already chosen.
  const askAtFirst = useEffectEvent(askPrice);
  useEffect(() => askAtFirst(), []);

  /** Takes an alternative and requests its price. */
  function choose(values: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = value;
    }
    askPrice();
  }

  const [unclear] = Object.values(quoting.problems);
  const priced = quoting.latest?.done ?? null;
  const quoted = priced?.quoted ?? null;
  // Whichever was asked last knows best who has the nights.
  const taken = priced?.taken ?? (quoted === null ? taking.latest?.done?.taken : null) ?? null;
  return (
    <OwnerPage title="Nova reserva" back={{ to: bookingsUrl, name: "Reservas" }}>
      <SentForm
        ref={form}
        sending={taking}
        intent="take"
        className={`${field.stack} ${styles.narrow}`}
        noValidate
      >
        <StaySection listings={listings} chosen={chosen} onChange={askPrice} />
        <p role="status">
          {quoted !== null && quotedWords(quoted, priced?.completes ?? null)}
          {unclear ?? quoting.refusal?.sentence}
        </p>
        {taken && <TakenNights taken={taken} onChoose={choose} />}
        <GuestSection />
        <PaymentSection quoted={quoted} />
        <Refused sending={taking} />
        <div className={field.actions}>
          <SubmitButton>Reservar</SubmitButton>
          {taking.refusal?.code === "more-than-open" && (
            <SubmitButton name="anyway" value="yes" className={button.line}>
              É isso mesmo, reservar
            </SubmitButton>
          )}
          <Link className={button.quiet} to={bookingsUrl}>
            Desistir
          </Link>
        </div>
      </SentForm>
    </OwnerPage>
  );
}

function quotedWords(quoted: Centavos, completes: string | null): string {
  const list = `Pela tabela: ${formatMoney(quoted, "pt-BR")}.`;
  if (completes === null) return `Livre. ${list}`;
  return `Já está em Reservas, vinda do ${completes} e sem nome: aqui você completa. ${list}`;
}
