import { useState } from "react";
import { Link } from "react-router";
import type { CancellationTerms } from "../../../contract/owner/booking-money.ts";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { type Centavos, formatMoney, parseMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useLatest } from "../form/use-latest.ts";
import { useSending } from "../form/use-sending.ts";
import cancel from "./cancel.module.css";
import styles from "./details.module.css";
import { DisputeNotices } from "./dispute-notices.tsx";
import { type Chosen, RefundChoice } from "./refund-choice.tsx";
import { waysWords } from "./ways-words.ts";

type Props = { booking: BookingDetails; terms: CancellationTerms };

/** How much goes back and which way, before anything is cancelled. */
export function CancelForm({ booking, terms }: Props) {
  const { property } = useSite();
  const sending = useSending();
  const [chosen, setChosen] = useState<Chosen>("policy");
  const [typed, setTyped] = useState("");
  useLatest(sending.refusal?.code === "refund-differs");
  const amount = amountOf(terms, chosen, typed);
  const seen = { policy: terms.refundAmount, all: terms.refundable };
  return (
    <SentForm
      sending={sending}
      fields={{ ...seen, ...(terms.refundable === 0 && { refund: "policy" }) }}
      className={`${field.stack} ${styles.narrow}`}
    >
      <p>
        {booking.portal
          ? `As noites ficam livres na hora. O hóspede não recebe e-mail daqui: cancele também no ${booking.portal.feedName}.`
          : "As noites ficam livres na hora e o hóspede recebe um e-mail."}
      </p>
      <DisputeNotices booking={booking} />
      {terms.refundable === 0 ? (
        <p>{nothingToGive(booking, terms)}</p>
      ) : (
        <>
          <RefundChoice terms={terms} chosen={chosen} onChoose={setChosen} onType={setTyped} />
          <p className={cancel.ways} role="status">
            <b>Por onde</b>
            {amount === null ? "Escreva o valor." : waysWords(booking, amount, property.timeZone)}
          </p>
        </>
      )}
      <Refused sending={sending} />
      <div className={field.actions}>
        <SubmitButton>
          {amount ? `Cancelar e devolver ${formatMoney(amount, "pt-BR")}` : "Cancelar reserva"}
        </SubmitButton>
        <Link className={button.quiet} to={bookingUrl(booking.id)}>
          Voltar sem cancelar
        </Link>
      </div>
    </SentForm>
  );
}

/** Null while no amount is written. */
function amountOf(terms: CancellationTerms, chosen: Chosen, typed: string): Centavos | null {
  if (chosen === "other") return parseMoney(typed);
  return chosen === "all" ? terms.refundable : terms.refundAmount;
}

function nothingToGive({ money }: BookingDetails, { disputed }: CancellationTerms): string {
  if (disputed > 0) return "Fora o que está com o banco, não há valor a devolver.";
  return money.some(({ kind }) => kind === "payment")
    ? "O que foi pago já voltou ao hóspede: não há valor a devolver."
    : "Nada foi pago, então não há valor a devolver.";
}
