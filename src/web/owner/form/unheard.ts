import { data, isRouteErrorResponse } from "react-router";
import type { Refusal } from "./answer.ts";

export const unheard: Refusal = {
  code: "unavailable",
  sentence: "A casa não respondeu. O que você escreveu continua aqui: tente de novo em instantes.",
};

/**
 * For a form's clientAction: a lost connection must not replace the page, and its typed text, with
 * the error page. A 4xx status also skips the revalidation, which would fail too.
 */
export async function orUnheard<T>(ask: () => Promise<T>) {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return data({ done: null, refusal: unheard }, { status: 503 });
  }
}
