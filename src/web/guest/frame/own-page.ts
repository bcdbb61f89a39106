import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";

/**
 * The address holds the booking's code. With 'no-referrer' a browser would send its forms without
 * an origin, and the server refuses those.
 */
export const ownHeaders = { "cache-control": "no-store", "referrer-policy": "same-origin" };

const UNHEARD = 503;

/** A lost connection, or a server that fails, must not replace what was typed by the error page. */
export async function orUnheard<T>(ask: () => Promise<T>) {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return data({ refused: "unheard" } as const, { status: UNHEARD });
  }
}

/** After a refusal the page shows how things are now. Without a connection it cannot ask. */
export function looksAgain(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus, defaultShouldRevalidate } = change;
  if (actionStatus === UNHEARD) return false;
  return (actionStatus ?? 0) >= 400 || defaultShouldRevalidate;
}
