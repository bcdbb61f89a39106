import { redirect } from "react-router";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { ownerContext } from "../../context.ts";
import { answerForm } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/cancel-route";
import { CancelForm } from "./cancel-form.tsx";
import { ruleWords } from "./cancel-words.ts";
import styles from "./details.module.css";
import { explainRefusal, refund } from "./refund.server.ts";
import { firstNameOf, useCanceller, WhoCancels } from "./who-cancels.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  return {
    booking: await show(owner.getBooking({ bookingId: params.bookingId })),
    terms: await show(owner.previewCancellation({ bookingId: params.bookingId })),
  };
}

export async function action(asked: Route.ActionArgs) {
  const { bookingId } = asked.params;
  return answerForm(asked, refund, async (owner, wish) => {
    await owner.cancelBooking({ bookingId, ...wish }).catch(explainRefusal);
    throw redirect(bookingUrl(bookingId));
  });
}

export default function Cancel({ loaderData: { booking, terms } }: Route.ComponentProps) {
  const name = guestNameOf(booking);
  const isSoldTwice = terms?.isSoldTwice ?? false;
  const who = useCanceller({ isSoldTwice });
  return (
    <OwnerPage
      title="Cancelar reserva"
      subtitle={`${name}, ${booking.listingName}, ${formatStay(booking, "long", "pt-BR")}`}
      back={{ to: bookingUrl(booking.id), name }}
    >
      {booking.portal?.isRead ? (
        <Notice kind="error">
          Esta reserva é do {booking.portal.feedName}: cancele por lá. Aqui ela sai sozinha em até
          dez minutos.
        </Notice>
      ) : booking.state === "confirmed" ? (
        <>
          {isSoldTwice ? (
            <p className={`${kit.hint} ${styles.about}`}>
              As noites foram vendidas duas vezes: quem cancela é a casa, e volta tudo.
            </p>
          ) : (
            <WhoCancels
              chosen={who}
              name={firstNameOf(booking)}
              rule={ruleWords(terms)}
              back={{ guest: terms.refundAmount, house: terms.refundable }}
            />
          )}
          {who && <CancelForm key={who} booking={booking} terms={terms} who={who} />}
        </>
      ) : (
        <Notice kind="error">Esta reserva não está confirmada: não há o que cancelar.</Notice>
      )}
    </OwnerPage>
  );
}
