import { redirect } from "react-router";
import type { ManualBooking } from "../../../contract/owner/bookings.ts";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { AppError } from "../../../domain/app-error.ts";
import { propertyContext } from "../../context.ts";
import { answerForm } from "../form/answer-form.ts";
import { Refusing } from "../form/refusing.ts";
import { orUnheard } from "../form/unheard.ts";
import { takersWords } from "../timeline/timeline-words.ts";
import type { Route } from "./+types/route";
import { draftIn } from "./booking-draft.ts";
import { bookingIn, manualBooking } from "./manual-booking.server.ts";
import { NewBookingPage } from "./new-booking-page.tsx";

export function loader({ request }: Route.LoaderArgs) {
  return { start: draftIn(new URL(request.url).searchParams) };
}

export async function action(asked: Route.ActionArgs) {
  const { timeZone, depositTerms } = await asked.context.get(propertyContext)();
  return answerForm(asked, manualBooking, async (owner, typed) => {
    const booking = bookingIn(typed, depositTerms);
    throw redirect(bookingUrl(await take(owner, booking, timeZone)));
  });
}

/** If somebody was quicker, the message names who has the nights. */
async function take(owner: OwnerApi, booking: ManualBooking, timeZone: string): Promise<string> {
  try {
    return await owner.takeManualBooking(booking);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "nights-taken") throw error;
    const { listingId, stay, otherRooms = [] } = booking;
    const rooms = [listingId, ...otherRooms.map((room) => room.listingId)];
    const takers = await Promise.all(rooms.map((id) => owner.findTakers({ listingId: id, stay })));
    const who = takersWords(takers.flat(), timeZone);
    throw who ? new Refusing(error.code, `${who} Escolha outro quarto ou outras datas.`) : error;
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function NewBooking({ loaderData }: Route.ComponentProps) {
  return <NewBookingPage {...loaderData} />;
}
