import { redirect } from "react-router";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { propertyContext } from "../../context.ts";
import { answerForm } from "../form/answer-form.ts";
import type { Route } from "./+types/route";
import { draftIn } from "./booking-draft.ts";
import { bookingIn, manualBooking } from "./manual-booking.server.ts";
import { NewBookingPage } from "./new-booking-page.tsx";
import { orWhoHas } from "./who-has.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  return { start: draftIn(new URL(request.url).searchParams) };
}

export async function action(asked: Route.ActionArgs) {
  const { timeZone, depositTerms } = await asked.context.get(propertyContext)();
  return answerForm(asked, manualBooking, async (owner, typed) => {
    const booking = bookingIn(typed, depositTerms);
    const rooms = [booking, ...(booking.otherRooms ?? [])];
    const then = "Escolha outro quarto ou outras datas.";
    const wish = { stay: booking.stay, rooms, timeZone, then };
    throw redirect(bookingUrl(await orWhoHas(owner, owner.takeManualBooking(booking), wish)));
  });
}

export default function NewBooking({ loaderData }: Route.ComponentProps) {
  return <NewBookingPage {...loaderData} />;
}
