import { clockContext, ownerContext } from "../../../context.ts";
import { answerForm } from "../../form/answer-form.ts";
import { attempt } from "../../form/refusals.ts";
import { hearsQuestions } from "../../form/unheard.ts";
import type { Route } from "./+types/route";
import { lookAtChannels, perform, wish } from "./perform.server.ts";

/** Not a page: the room editor uses it, so that its draft is not reloaded. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return attempt(lookAtChannels(context.get(ownerContext), params.id, context.get(clockContext)()));
}

export async function action(asked: Route.ActionArgs) {
  const clock = asked.context.get(clockContext);
  return answerForm(asked, wish, (owner, wished) => perform(owner, asked.params.id, wished, clock));
}

export const clientMiddleware = [hearsQuestions];
