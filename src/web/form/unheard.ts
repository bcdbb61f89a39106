import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";

/** Status of a submission that got no answer. A failing status also skips the revalidation. */
export const UNHEARD = 503;

type Results = Record<string, DataStrategyResult>;

/**
 * A layout's clientMiddleware. A lost connection, or a server that fails, must not replace a form,
 * and what was typed, with the error page: the form gets `answer` as its action data.
 */
export function answerUnheard(
  answer: object,
  isMeant = ({ method }: Request) => method !== "GET",
): MiddlewareFunction<Results> {
  const unheard: DataStrategyResult = { type: "data", result: data(answer, { status: UNHEARD }) };
  return async ({ request }, next) => {
    const results = await next();
    if (!isMeant(request)) return results;
    return Object.fromEntries(
      Object.entries(results).map(([route, found]) => [route, isHeard(found) ? found : unheard]),
    );
  };
}

/** A redirect or a refused page is an answer as well. */
function isHeard({ type, result }: DataStrategyResult): boolean {
  return type === "data" || result instanceof Response || isRouteErrorResponse(result);
}
