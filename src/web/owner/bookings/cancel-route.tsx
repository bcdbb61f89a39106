import { Link, redirect } from "react-router";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { stepSentence } from "../../../contract/policy-words.ts";
import type { CancellationStep } from "../../../domain/cancellation.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { answerForm } from "../form/answer-form.ts";
import field from "../form/field.module.css";
import { show } from "../form/refusals.ts";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { orUnheard } from "../form/unheard.ts";
import { useSending } from "../form/use-sending.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/cancel-route";
import styles from "./details.module.css";
import { refund } from "./refund.server.ts";
import { RefundChoice } from "./refund-choice.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  return {
    booking: await show(owner.getBooking(params.bookingId)),
    terms: await show(owner.previewCancellation(params.bookingId)),
  };
}

export async function action(asked: Route.ActionArgs) {
  const { bookingId } = asked.params;
  return answerForm(asked, refund, async (owner, amount) => {
    await owner.cancelBooking(bookingId, amount);
    throw redirect(bookingUrl(bookingId));
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Cancel({ loaderData }: Route.ComponentProps) {
  const { booking, terms } = loaderData;
  const sending = useSending();
  const back = bookingUrl(booking.id);
  const isLive = booking.state === "confirmed";
  return (
    <OwnerPage
      title="Cancelar reserva"
      subtitle={`${guestNameOf(booking)}, ${booking.listingName}, ${formatStay(booking, "long", "pt-BR")}`}
      back={{ to: back, name: guestNameOf(booking) }}
    >
      {!isLive && (
        <Notice kind="error">Esta reserva não está confirmada: não há o que cancelar.</Notice>
      )}
      {isLive && (
        <SentForm sending={sending} className={`${field.stack} ${styles.narrow}`}>
          <p>As noites ficam livres na hora e o hóspede recebe um e-mail.</p>
          <p>{holdsNow(terms.step)}</p>
          {terms.disputed > 0 && (
            <Notice kind="error">
              O hóspede contestou {formatMoney(terms.disputed, "pt-BR")} no banco dele, e é o banco
              que decide. Não devolva esse valor por fora: ele poderia receber duas vezes.
            </Notice>
          )}
          <RefundChoice terms={terms} paid={booking.money.some(({ kind }) => kind === "payment")} />
          {terms.refundable > 0 && <p>{waysBack(booking)}</p>}
          <Refused sending={sending} />
          <div className={field.actions}>
            <SubmitButton>Cancelar reserva</SubmitButton>
            <Link className={button.quiet} to={back}>
              Voltar sem cancelar
            </Link>
          </div>
        </SentForm>
      )}
    </OwnerPage>
  );
}

/** Which step of the bought policy applies, in the guest's terms. */
function holdsNow(step: CancellationStep | null): string {
  if (!step) return "Pela política desta reserva, agora não há devolução.";
  return `Vale agora: ${stepSentence(step, "pt-BR")}`;
}

/** How each kind of payment goes back; the guest's mail says the same. */
function waysBack({ money }: BookingDetails): string {
  const payments = money.filter((entry) => entry.kind === "payment");
  const online = payments.some(({ means }) => means === "online");
  const byHand = payments.some(({ means }) => means !== "online");
  return [
    online && "O que foi pago no site volta sozinho, pelo mesmo cartão ou Pix.",
    byHand && "O que foi pago na recepção você devolve por Pix ou dinheiro e anota na reserva.",
  ]
    .filter(Boolean)
    .join(" ");
}
