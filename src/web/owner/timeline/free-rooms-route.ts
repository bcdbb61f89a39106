import { AppError } from "../../../domain/app-error.ts";
import { ownerContext } from "../../context.ts";
import { attempt } from "../form/refusals.ts";
import { hearsQuestions } from "../form/unheard.ts";
import type { Route } from "./+types/free-rooms-route";
import { readChange } from "./read-stay.ts";

/** The rooms that a booking could have on these dates, each with what it would cost. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const change = readChange(query);
  if (!change) return attempt(Promise.reject<null>(new AppError("invalid-stay")));
  const id = query.get("reserva") ?? "";
  return attempt(context.get(ownerContext).previewRooms({ bookingId: id, ...change }));
}

export const clientMiddleware = [hearsQuestions];
