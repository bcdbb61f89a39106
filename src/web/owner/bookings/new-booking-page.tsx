import { useEffect, useEffectEvent, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { bookingsUrl } from "../../../contract/owner-urls.ts";
import { formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import field from "../ui/field.module.css";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import styles from "./details.module.css";
import { GuestSection, PaymentSection, StaySection } from "./new-booking-sections.tsx";
import type { action } from "./new-route.tsx";

type Props = {
  listings: readonly { readonly id: string; readonly name: string; readonly capacity: number }[];
  chosen: { readonly listingId: string; readonly checkIn: string; readonly checkOut: string };
};

/** A booking by phone, by WhatsApp or at the door. */
export function NewBookingPage({ listings, chosen }: Props) {
  const taking = useFetcher<typeof action>();
  const quoting = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);

  /** The price follows what is typed, as soon as room and dates make a stay. */
  function askPrice() {
    if (!form.current) return;
    const wish = new FormData(form.current);
    wish.set("acao", "quote");
    if (wish.get("quarto") && wish.get("entrada") && wish.get("saida")) {
      void quoting.submit(wish, { method: "post" });
    }
  }

  // Who comes from the calendar has chosen already.
  const askAtFirst = useEffectEvent(askPrice);
  useEffect(() => askAtFirst(), []);

  const refusal = taking.data?.refusal;
  const quoted = quoting.data?.quoted ?? null;
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
        <GuestSection />
        <PaymentSection quoted={quoted} />
        <p role="status">
          {quoted !== null && `Pela tabela: ${formatMoney(quoted, "pt-BR")}.`}
          {quoting.data?.refusal?.sentence}
        </p>
        {refusal && <Notice kind="error">{refusal.sentence}</Notice>}
        <div className={field.actions}>
          <button type="submit" className={button.primary} disabled={taking.state !== "idle"}>
            Reservar
          </button>
          <Link className={button.quiet} to={bookingsUrl}>
            Desistir
          </Link>
        </div>
      </taking.Form>
    </OwnerPage>
  );
}
