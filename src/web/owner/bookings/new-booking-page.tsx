import { useEffect, useEffectEvent, useRef } from "react";
import { Link, useFetcher } from "react-router";
import type { InsteadOffer } from "../../../contract/owner/bookings.ts";
import { bookingsUrl } from "../../../contract/owner-urls.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import type { Refusal } from "../refusals.ts";
import field from "../ui/field.module.css";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import styles from "./details.module.css";
import { GuestSection, PaymentSection, StaySection } from "./new-booking-sections.tsx";
import { TakenNights } from "./taken-nights.tsx";

export type NewBookingAnswer = {
  readonly quoted: Centavos | null;
  /** Who has the nights, and free alternatives. */
  readonly taken: ({ readonly by: string } & InsteadOffer) | null;
  readonly refusal: Refusal | null;
};

type Props = {
  listings: readonly { readonly id: string; readonly name: string; readonly capacity: number }[];
  chosen: { readonly listingId: string; readonly checkIn: string; readonly checkOut: string };
};

/** A manual booking: by phone, by WhatsApp or at the reception. */
export function NewBookingPage({ listings, chosen }: Props) {
  const taking = useFetcher<NewBookingAnswer>();
  const quoting = useFetcher<NewBookingAnswer>();
  const form = useRef<HTMLFormElement>(null);

  /** Requests a price as soon as room and dates are a valid stay. */
  function askPrice() {
    if (!form.current) return;
    const wish = new FormData(form.current);
    wish.set("acao", "quote");
    if (wish.get("quarto") && wish.get("entrada") && wish.get("saida")) {
      void quoting.submit(wish, { method: "post" });
    }
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

  const refusal = taking.data?.refusal;
  const quoted = quoting.data?.quoted ?? null;
  // The latest response knows best who has the nights.
  const taken = quoting.data?.taken ?? (quoted === null ? taking.data?.taken : null) ?? null;
  return (
    <OwnerPage title="Nova reserva" back={{ to: bookingsUrl, name: "Reservas" }}>
      <taking.Form
        ref={form}
        method="post"
        className={`${field.stack} ${styles.narrow}`}
        noValidate
      >
        <input type="hidden" name="acao" value="take" />
        <StaySection listings={listings} chosen={chosen} onChange={askPrice} />
        <p role="status">
          {quoted !== null && `Livre. Pela tabela: ${formatMoney(quoted, "pt-BR")}.`}
          {quoting.data?.refusal?.sentence}
        </p>
        {taken && <TakenNights taken={taken} onChoose={choose} />}
        <GuestSection />
        <PaymentSection quoted={quoted} />
        {refusal && <Notice kind="error">{refusal.sentence}</Notice>}
        <div className={field.actions}>
          <button
            type="submit"
            className={button.primary}
            data-waits
            disabled={taking.state !== "idle"}
          >
            Reservar
          </button>
          {refusal?.code === "more-than-open" && (
            <button type="submit" name="mesmoAssim" value="sim" className={button.line}>
              É isso mesmo, reservar
            </button>
          )}
          <Link className={button.quiet} to={bookingsUrl}>
            Desistir
          </Link>
        </div>
      </taking.Form>
    </OwnerPage>
  );
}
