import { data, redirect } from "react-router";
import type { ManualBooking } from "../../../contract/owner/bookings.ts";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { parseDay } from "../../../domain/day.ts";
import { ownerContext, propertyContext } from "../../context.ts";
import { readForm } from "../read-form.ts";
import { attempt, show } from "../refusals.ts";
import { takersWords } from "../timeline/timeline-words.ts";
import { orUnheard } from "../unheard.ts";
import type { Route } from "./+types/new-route";
import { type NewBookingAnswer, NewBookingPage } from "./new-booking-page.tsx";
import { parseManualBooking } from "./parse-manual-booking.server.ts";

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

/** One form with two actions: quote, then book. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const owner = context.get(ownerContext);
  const parsed = parseManualBooking(form);
  if ("problem" in parsed) {
    const refusal = { code: "invalid-request", sentence: parsed.problem } as const;
    return data({ ...unanswered, refusal }, { status: 422 });
  }
  const { booking } = parsed;
  const { timeZone } = await context.get(propertyContext)();
  if (form.acao === "quote") {
    const taken = await lookForTakers(owner, booking, timeZone);
    if (taken) return { ...unanswered, taken };
    const { listingId, stay, guests } = booking;
    const answer = await attempt(owner.quoteStay(listingId, stay, guests));
    if ("data" in answer) return { ...unanswered, refusal: answer.data.refusal };
    return { ...unanswered, quoted: answer.done };
  }
  const answer = await attempt(owner.takeManualBooking(booking));
  if ("data" in answer) {
    const { refusal } = answer.data;
    const taken =
      refusal.code === "nights-taken" ? await lookForTakers(owner, booking, timeZone) : null;
    const status = answer.init?.status ?? 422;
    return data({ ...unanswered, taken, refusal: taken ? null : refusal }, { status });
  }
  return redirect(bookingUrl(answer.done));
}

const unanswered: NewBookingAnswer = { quoted: null, taken: null, refusal: null };

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
