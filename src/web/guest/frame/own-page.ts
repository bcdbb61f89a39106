import type { ShouldRevalidateFunctionArgs } from "react-router";
import { UNHEARD } from "../../form/unheard.ts";

/** After a refusal the page shows how things are now. Without a connection it cannot ask. */
export function looksAgain(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus, defaultShouldRevalidate } = change;
  if (actionStatus === UNHEARD) return false;
  return (actionStatus ?? 0) >= 400 || defaultShouldRevalidate;
}
