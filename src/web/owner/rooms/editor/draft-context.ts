import { createContext, useContext } from "react";
import type { RoomDraft } from "./use-room-draft.ts";

export const DraftContext = createContext<RoomDraft | null>(null);

export function useDraft(): RoomDraft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error("no room is being edited here");
  return draft;
}

/** Where the control of a field stands, so that a complaint can lead there. */
export function fieldId(path: string): string {
  return `campo-${path}`;
}
