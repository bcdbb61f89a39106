import { useEffect, useRef } from "react";
import type { Refusal } from "../refusals.ts";

type Asking = { readonly state: string; readonly data: { refusal: Refusal | null } | undefined };

/** Calls back when a form's action has succeeded. */
export function useDone({ state, data }: Asking, onDone: () => void): void {
  const latest = useRef(onDone);
  latest.current = onDone;
  const isDone = state === "idle" && data?.refusal === null;
  useEffect(() => {
    if (isDone) latest.current();
  }, [isDone]);
}
