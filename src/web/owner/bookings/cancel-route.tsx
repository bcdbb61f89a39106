import { data, Form, Link, redirect } from "react-router";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { stepSentence } from "../../../contract/policy-words.ts";
import { type CancellationStep, shareOf } from "../../../domain/cancellation.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { type Centavos, formatMoney, parseMoney } from "../../../domain/money.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { readForm } from "../read-form.ts";
import { attempt, show } from "../refusals.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import field from "../ui/field.module.css";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import { orUnheard } from "../unheard.ts";
import type { Route } from "./+types/cancel-route";
import styles from "./details.module.css";
import { RefundChoice } from "./refund-choice.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  return {
    booking: await show(owner.getBooking(params.bookingId)),
    terms: await show(owner.previewCancellation(params.bookingId)),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const refund = refundIn(String(form.get("devolver")), String(form.get("valor") ?? ""));
  if (refund === null) {
    const sentence = "Escreva o valor assim: 350 ou 350,50.";
    return data({ done: null, refusal: { code: "invalid-request", sentence } }, { status: 422 });
  }
  const owner = context.get(ownerContext);
  const answer = await attempt(owner.cancelBooking(params.bookingId, refund));
  if ("data" in answer) return answer;
  return redirect(bookingUrl(params.bookingId));
}

function refundIn(chosen: string, typed: string): Centavos | "policy" | null {
  if (chosen === "politica") return "policy";
  if (chosen === "outro") return parseMoney(typed);
  return /^\d{1,9}$/.test(chosen) ? Number(chosen) : null;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, terms } = loaderData;
  const back = bookingUrl(booking.id);
  const byHand = booking.money.filter(({ kind }) => kind === "hand");
  const paidByHand = byHand.reduce((sum, { amount }) => sum + amount, 0);
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
        <Form method="post" className={`${field.stack} ${styles.narrow}`}>
          <p>As noites ficam livres na hora e o hóspede recebe um e-mail.</p>
          <p>{holdsNow(terms.step)}</p>
          {terms.disputed > 0 && (
            <Notice kind="error">
              O hóspede contestou {formatMoney(terms.disputed, "pt-BR")} no banco dele, e é o banco
              que decide. Não devolva esse valor por fora: ele poderia receber duas vezes.
            </Notice>
          )}
          <RefundChoice terms={terms} paid={booking.money.some(({ kind }) => kind === "card")} />
          {paidByHand > 0 && (
            <Notice kind="error">
              {byHandWords(paidByHand, shareOf(paidByHand, terms.refundPercent))}
            </Notice>
          )}
          {actionData?.refusal && <Notice kind="error">{actionData.refusal.sentence}</Notice>}
          <div className={field.actions}>
            <button type="submit" className={button.primary}>
              Cancelar reserva
            </button>
            <Link className={button.quiet} to={back}>
              Voltar sem cancelar
            </Link>
          </div>
        </Form>
      )}
    </OwnerPage>
  );
}

/** Which step of the bought policy applies, in the guest's terms. */
function holdsNow(step: CancellationStep | null): string {
  if (!step) return "Pela política desta reserva, agora não há devolução.";
  return `Vale agora: ${stepSentence(step, "pt-BR")}`;
}

/** The guest's mail says the same. */
function byHandWords(paid: Centavos, due: Centavos): string {
  const received = `${formatMoney(paid, "pt-BR")} foram pagos na recepção.`;
  if (due === 0) return `${received} Pela política, nada volta por fora.`;
  return `${received} Pela política, ${formatMoney(due, "pt-BR")} voltam por Pix ou dinheiro, e o e-mail diz isso ao hóspede: devolva e anote na reserva.`;
}
