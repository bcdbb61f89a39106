import type { ShouldRevalidateFunctionArgs } from "react-router";
import { UNHEARD } from "../../form/unheard.ts";

/** After a refusal the page reloads its data, to show the current state; offline it cannot. */
export function looksAgain(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus, defaultShouldRevalidate } = change;
  if (actionStatus === UNHEARD) return false;
  return (actionStatus ?? 0) >= 400 || defaultShouldRevalidate;
}
