import { data, redirect } from "react-router";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { parseDay } from "../../../domain/day.ts";
import { ownerContext } from "../../context.ts";
import { readForm } from "../read-form.ts";
import { attempt, show } from "../refusals.ts";
import { orUnheard } from "../unheard.ts";
import type { Route } from "./+types/new-route";
import { NewBookingPage } from "./new-booking-page.tsx";
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

/** One form, two questions: what would it cost, and then: take it. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const owner = context.get(ownerContext);
  const parsed = parseManualBooking(form);
  if ("problem" in parsed) {
    const refusal = { code: "invalid-request", sentence: parsed.problem };
    return data({ quoted: null, refusal }, { status: 422 });
  }
  const { booking } = parsed;
  if (form.acao === "quote") {
    const { listingId, stay, guests } = booking;
    const answer = await attempt(owner.quoteStay(listingId, stay, guests));
    if ("data" in answer) return { quoted: null, refusal: answer.data.refusal };
    return { quoted: answer.done, refusal: null };
  }
  const answer = await attempt(owner.takeManualBooking(booking));
  if ("data" in answer) {
    const { refusal } = answer.data;
    return data({ quoted: null, refusal }, { status: answer.init?.status ?? 422 });
  }
  return redirect(bookingUrl(answer.done));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function NewBooking({ loaderData }: Route.ComponentProps) {
  return <NewBookingPage {...loaderData} />;
}
