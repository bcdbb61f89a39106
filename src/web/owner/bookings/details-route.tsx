import { clockContext, ownerContext } from "../../context.ts";
import { answerForm } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/details-route";
import { DetailsPage } from "./details-page.tsx";
import { perform, wish } from "./perform.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  return {
    booking: await show(owner.getBooking({ bookingId: params.bookingId })),
    guestData: await show(owner.lookAtGuestData({ bookingId: params.bookingId })),
    messages: await show(owner.listReadyMessages({ bookingId: params.bookingId })),
    pix: await show(owner.listPixOf({ bookingId: params.bookingId })),
    at: context.get(clockContext)(),
  };
}

export async function action(asked: Route.ActionArgs) {
  const { bookingId } = asked.params;
  return answerForm(asked, wish, (owner, wished) => perform(owner, bookingId, wished));
}

export default function Details({ loaderData }: Route.ComponentProps) {
  return <DetailsPage key={loaderData.booking.id} {...loaderData} />;
}
