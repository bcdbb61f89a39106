import { ownerContext } from "../../context.ts";
import { readForm } from "../form/read-form.ts";
import { attempt, show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/details-route";
import { DetailsPage } from "./details-page.tsx";
import { perform } from "./perform.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  return {
    booking: await show(owner.getBooking(params.bookingId)),
    guestData: await show(owner.lookAtGuestData(params.bookingId)),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const owner = context.get(ownerContext);
  return attempt(perform(owner, params.bookingId, Object.fromEntries(form)));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Details({ loaderData }: Route.ComponentProps) {
  return <DetailsPage {...loaderData} />;
}
