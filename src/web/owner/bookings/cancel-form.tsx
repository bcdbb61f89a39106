import { useState } from "react";
import { Link } from "react-router";
import type { CancellationTerms } from "../../../contract/owner/booking-money.ts";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import type { Canceller } from "../../../domain/cancellation-basis.ts";
import { type Centavos, formatMoney, parseMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useLatest } from "../form/use-latest.ts";
import { useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import cancel from "./cancel.module.css";
import { keptWords, lawWords, nothingToGive } from "./cancel-words.ts";
import { DisputeNotices } from "./dispute-notices.tsx";
import { type Chosen, isChosen, RefundChoice } from "./refund-choice.tsx";
import { waysWords } from "./ways-words.ts";

type Props = { booking: BookingDetails; terms: CancellationTerms; who: Canceller };

/** How much goes back and which way, before anything is cancelled. */
export function CancelForm({ booking, terms, who }: Props) {
  const { property } = useSite();
  const sending = useSending();
  const early = sending.typed;
  const [chosen, setChosen] = useState<Chosen>(isChosen(early?.refund) ? early.refund : "due");
  const [typed, setTyped] = useState(early?.amount ?? "");
  const [isAsked, setIsAsked] = useState(false);
  if ("agreed" in sending.problems && !isAsked) setIsAsked(true);
  useLatest(sending.refusal?.code === "refund-differs");
  const mayChoose = who === "guest" && !terms.withdrawal?.isRunning;
  const amount = who === "house" ? terms.refundable : amountOf(terms, chosen, typed);
  const isLess = mayChoose && amount !== null && amount < terms.refundAmount;
  const isAgreeing = isAsked && isLess;
  return (
    <SentForm
      sending={sending}
      fields={{ who, due: terms.refundAmount, all: terms.refundable }}
      className={`${field.stack} ${kit.narrow}`}
    >
      <p>
        {booking.portal
          ? `As noites ficam livres na hora. O hóspede não recebe e-mail daqui: cancele também no ${booking.portal.feedName}.`
          : "As noites ficam livres na hora, no site e nos portais, e o hóspede recebe um e-mail."}
      </p>
      <DisputeNotices booking={booking} />
      {terms.refundable === 0 ? (
        <p>{nothingToGive(booking, terms)}</p>
      ) : (
        <>
          {mayChoose && (
            <RefundChoice terms={terms} chosen={chosen} onChoose={setChosen} onType={setTyped} />
          )}
          <p className={cancel.ways} role="status">
            <b>Por onde</b>
            {amount === null
              ? "Escreva o valor."
              : [
                  waysWords(booking, amount, property.timeZone),
                  keptWords(terms, amount),
                  who === "guest" && lawWords(terms),
                ]
                  .filter(Boolean)
                  .join(" ")}
          </p>
        </>
      )}
      {isAgreeing && <Agreement amount={amount} terms={terms} />}
      <Refused sending={sending} />
      <div className={field.actions}>
        {isAgreeing && (
          // The form sends `refund` twice: this button's value comes last, and so it counts.
          <SubmitButton name="refund" value="due">
            Devolver {formatMoney(terms.refundAmount, "pt-BR")}
          </SubmitButton>
        )}
        <SubmitButton className={isAgreeing ? button.line : undefined}>
          {buttonWords(amount, isAgreeing)}
        </SubmitButton>
        <Link className={button.quiet} to={bookingUrl(booking.id)}>
          Voltar sem cancelar
        </Link>
      </div>
    </SentForm>
  );
}

function buttonWords(amount: Centavos | null, isAgreeing: boolean): string {
  if (isAgreeing) return `Devolver ${formatMoney(amount ?? 0, "pt-BR")}, combinado`;
  return amount ? `Cancelar e devolver ${formatMoney(amount, "pt-BR")}` : "Cancelar reserva";
}

/** Null while no amount is written. */
function amountOf(terms: CancellationTerms, chosen: Chosen, typed: string): Centavos | null {
  if (chosen === "other") return parseMoney(typed);
  return chosen === "all" ? terms.refundable : terms.refundAmount;
}

/** Less than the policy gives: needs a second confirmation, with what guest and house agreed on. */
function Agreement({ amount, terms }: { amount: Centavos; terms: CancellationTerms }) {
  const { refundAmount } = terms;
  const [asked, due, missing] = [amount, refundAmount, refundAmount - amount].map((one) =>
    formatMoney(one, "pt-BR"),
  );
  return (
    <section className={cancel.question} aria-labelledby="less">
      <h2 id="less" className={kit.title}>
        {asked} é menos que a política
      </h2>
      <p>
        O hóspede comprou com a promessa de receber {due}. Faltariam {missing}.
      </p>
      <Field
        label="O que vocês combinaram"
        name="agreed"
        hint="Obrigatório. Fica na reserva e vai no e-mail do hóspede."
        maxLength={200}
        required
      />
    </section>
  );
}
