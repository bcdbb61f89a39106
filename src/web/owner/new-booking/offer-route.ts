import { AppError } from "../../../domain/app-error.ts";
import { ownerContext } from "../../context.ts";
import { attempt } from "../form/refusals.ts";
import { hearsQuestions } from "../form/unheard.ts";
import type { Route } from "./+types/offer-route";
import { readWish } from "./booking-draft.ts";

/** The rooms that a caller could have, with what each costs. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const wish = readWish(new URL(request.url).searchParams);
  if (!wish) return attempt(Promise.reject<null>(new AppError("invalid-stay")));
  return attempt(context.get(ownerContext).offerRooms(wish));
}

export const clientMiddleware = [hearsQuestions];
