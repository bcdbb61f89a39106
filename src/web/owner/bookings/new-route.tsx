import { redirect } from "react-router";
import type { ManualBooking } from "../../../contract/owner/bookings.ts";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { AppError } from "../../../domain/app-error.ts";
import { parseDay } from "../../../domain/day.ts";
import { ownerContext, propertyContext } from "../../context.ts";
import { answerForm } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import { takersWords } from "../timeline/timeline-words.ts";
import type { Route } from "./+types/new-route";
import { manualBooking } from "./manual-booking.server.ts";
import { type NewBookingAnswer, NewBookingPage } from "./new-booking-page.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  return {
    listings: await show(context.get(ownerContext).listListingNames()),
    chosen: {
      listingId: query.get("quarto") ?? "",
      checkIn: parseDay(query.get("de") ?? "") ?? "",
      checkOut: parseDay(query.get("ate") ?? "") ?? "",
    },
  };
}

/** One form, two questions: what would it cost, and then: take it. */
export async function action(asked: Route.ActionArgs) {
  const { timeZone } = await asked.context.get(propertyContext)();
  return answerForm(asked, manualBooking, async (owner, { intent, booking }) => {
    if (intent === "quote") return quote(owner, booking, timeZone);
    return take(owner, booking, timeZone);
  });
}

async function quote(
  owner: OwnerApi,
  booking: ManualBooking,
  timeZone: string,
): Promise<NewBookingAnswer> {
  const taken = await lookForTakers(owner, booking, timeZone);
  if (taken) return { quoted: null, taken };
  const { listingId, stay, guests } = booking;
  return { quoted: await owner.quoteStay(listingId, stay, guests), taken: null };
}

async function take(
  owner: OwnerApi,
  booking: ManualBooking,
  timeZone: string,
): Promise<NewBookingAnswer> {
  try {
    throw redirect(bookingUrl(await owner.takeManualBooking(booking)));
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === "nights-taken";
    const taken = isTaken ? await lookForTakers(owner, booking, timeZone) : null;
    if (!taken) throw error;
    return { quoted: null, taken };
  }
}

async function lookForTakers(
  owner: OwnerApi,
  { listingId, stay, guests }: ManualBooking,
  timeZone: string,
): Promise<NewBookingAnswer["taken"]> {
  const takers = await owner.findTakers({ listingId, stay });
  if (takers.length === 0) return null;
  const offer = await owner.offerInstead(listingId, stay, guests);
  return { by: takersWords(takers, timeZone), ...offer };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function NewBooking({ loaderData }: Route.ComponentProps) {
  return <NewBookingPage {...loaderData} />;
}
