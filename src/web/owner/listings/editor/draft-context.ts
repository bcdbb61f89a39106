import { createContext, useContext } from "react";
import type { ListingDraft } from "./use-listing-draft.ts";

export const DraftContext = createContext<ListingDraft | null>(null);

export function useDraft(): ListingDraft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error("no room is being edited here");
  return draft;
}

/** The first invalid field on the page. */
export function focusFirst(paths: readonly string[]): void {
  const ids = new Set(paths.map(fieldId));
  const controls = document.querySelectorAll<HTMLElement>(`[id^="${fieldId("")}"]`);
  [...controls].find(({ id }) => ids.has(id))?.focus();
}

/** The id of a field's control, so that a message can link to it. */
export function fieldId(path: string): string {
  return `field-${path}`;
}
