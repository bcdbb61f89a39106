import { data, isRouteErrorResponse } from "react-router";
import type { Refusal } from "./answer.ts";

export const unheard: Refusal = {
  code: "unavailable",
  sentence: "A casa não respondeu. O que você escreveu continua aqui: tente de novo em instantes.",
};

/**
 * For the browser's side of a form: a line that breaks must not take the typed text with it, as the
 * page for failures would. With a status of refusal, nothing else is asked for over that line.
 */
export async function orUnheard<T>(ask: () => Promise<T>) {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return data({ done: null, refusal: unheard }, { status: 503 });
  }
}
