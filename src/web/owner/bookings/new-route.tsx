import { redirect } from "react-router";
import type { ManualBooking } from "../../../contract/owner/bookings.ts";
import type { Taker } from "../../../contract/owner/timeline.ts";
import { channelNames, portalGuest } from "../../../contract/owner/words.ts";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { AppError } from "../../../domain/app-error.ts";
import { parseDay } from "../../../domain/day.ts";
import type { Stay } from "../../../domain/stay.ts";
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
  const { listingId, stay, guests } = booking;
  const takers = await owner.findTakers({ listingId, stay });
  const completes = completedBy(takers, stay);
  if (takers.length > 0 && !completes) return refused(owner, booking, takers, timeZone);
  return { quoted: await owner.quoteStay(listingId, stay, guests), completes, taken: null };
}

/** A portal's guest without a name, with exactly these dates: it is completed instead. */
function completedBy(takers: readonly Taker[], stay: Stay): string | null {
  const [taker, ...more] = takers;
  if (taker?.kind !== "booking" || taker.guestName !== null || more.length > 0) return null;
  const isSame = taker.checkIn === stay.checkIn && taker.checkOut === stay.checkOut;
  return isSame && portalGuest(taker.channel) ? channelNames[taker.channel] : null;
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
    const { listingId, stay } = booking;
    const takers = isTaken ? await owner.findTakers({ listingId, stay }) : [];
    if (takers.length === 0) throw error;
    return refused(owner, booking, takers, timeZone);
  }
}

async function refused(
  owner: OwnerApi,
  { listingId, stay, guests }: ManualBooking,
  takers: readonly Taker[],
  timeZone: string,
): Promise<NewBookingAnswer> {
  const offer = await owner.offerInstead(listingId, stay, guests);
  const ids = takers.flatMap((taker) => (taker.kind === "booking" ? (taker.bookingId ?? []) : []));
  const taken = { by: takersWords(takers, timeZone), bookingId: ids[0] ?? null, ...offer };
  return { quoted: null, completes: null, taken };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function NewBooking({ loaderData }: Route.ComponentProps) {
  return <NewBookingPage {...loaderData} />;
}
