import { AppError } from "../../../domain/app-error.ts";
import { ownerContext } from "../../context.ts";
import { attempt } from "../form/refusals.ts";
import { hearsQuestions } from "../form/unheard.ts";
import type { Route } from "./+types/change-preview-route";
import { readChange } from "./read-stay.ts";

/** The consequences of moving a booking, while the owner still chooses. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const change = readChange(query);
  if (!change) return attempt(Promise.reject<null>(new AppError("invalid-stay")));
  const id = query.get("reserva") ?? "";
  return attempt(context.get(ownerContext).previewStayChange({ bookingId: id, ...change }));
}

export const clientMiddleware = [hearsQuestions];
