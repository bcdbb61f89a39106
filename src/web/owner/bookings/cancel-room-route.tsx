import { Link, redirect } from "react-router";
import type { RoomCancellation } from "../../../contract/owner/booking-money.ts";
import { bookingUrl, cancelBookingUrl } from "../../../contract/owner-urls.ts";
import { AppError } from "../../../domain/app-error.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { ownerContext } from "../../context.ts";
import { answerForm } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/cancel-room-route";
import { CancelRoomForm } from "./cancel-room-form.tsx";
import styles from "./details.module.css";
import { explainRefusal, roomRefund } from "./refund.server.ts";
import { firstNameOf, useCanceller, WhoCancels } from "./who-cancels.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const { bookingId, stayId } = params;
  const booking = await show(owner.getBooking({ bookingId }));
  const room = booking.rooms.find((one) => one.stayId === stayId) ?? null;
  return { booking, room, terms: await show(termsOf(owner, bookingId, stayId)) };
}

/** Null if this room cannot be cancelled alone. */
async function termsOf(
  owner: OwnerApi,
  bookingId: string,
  stayId: string,
): Promise<RoomCancellation | null> {
  try {
    return await owner.previewStayCancellation({ bookingId, stayId });
  } catch (error) {
    const isGone = error instanceof AppError && impossible.has(error.code);
    if (isGone) return null;
    throw error;
  }
}

const impossible = new Set<AppError["code"]>(["booking-not-cancellable", "invalid-request"]);

export async function action(asked: Route.ActionArgs) {
  const { bookingId, stayId } = asked.params;
  return answerForm(asked, roomRefund, async (owner, wish) => {
    await owner.cancelStay({ bookingId, stayId, ...wish }).catch(explainRefusal);
    throw redirect(bookingUrl(bookingId));
  });
}

export default function CancelRoom({ loaderData }: Route.ComponentProps) {
  const { booking, room, terms } = loaderData;
  const name = guestNameOf(booking);
  const isSoldTwice = terms?.isSoldTwice ?? false;
  const who = useCanceller({ isSoldTwice });
  const which = room ? `, ${room.name}, ${formatStay(room, "long", "pt-BR")}` : "";
  return (
    <OwnerPage
      title="Cancelar um quarto"
      subtitle={`${name}${which}`}
      back={{ to: bookingUrl(booking.id), name }}
    >
      {room && terms ? (
        <>
          {isSoldTwice ? (
            <p className={`${kit.hint} ${styles.about}`}>
              As noites foram vendidas duas vezes: quem cancela é a casa, e volta tudo o que foi
              pago por este quarto.
            </p>
          ) : (
            <WhoCancels
              chosen={who}
              name={firstNameOf(booking)}
              rule="Vale a política que comprou"
              back={{ guest: terms.refund, house: terms.paid }}
            />
          )}
          {who && <CancelRoomForm key={who} {...{ booking, room, terms, who }} />}
        </>
      ) : (
        <>
          <Notice kind="error">
            Este quarto não pode ser cancelado sozinho: já saiu da reserva, o hóspede já foi embora,
            ou é o único que ficou.
          </Notice>
          {booking.state === "confirmed" && booking.rooms.length === 1 && (
            <p>
              <Link to={cancelBookingUrl(booking.id)}>Cancelar a reserva inteira</Link>
            </p>
          )}
        </>
      )}
    </OwnerPage>
  );
}
