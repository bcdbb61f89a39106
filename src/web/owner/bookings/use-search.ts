import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useSubmit } from "react-router";
import { listUrl, type Wanted } from "./filter.ts";

/** Kept with the page's place in the history, so that back and reload find it, and no log does. */
type Kept = { readonly busca: string; readonly depois: string };

/** Looks at the list so narrowed. A search goes in a form's body; all else is the address. */
export function useSearch() {
  const submit = useSubmit();
  const navigate = useNavigate();
  return (wanted: Wanted, replace = false) => {
    const to = listUrl(wanted);
    if (!wanted.search) return void navigate(to, { replace, preventScrollReset: true });
    const kept: Kept = { busca: wanted.search, depois: wanted.after ?? "" };
    void submit(kept, { method: "post", action: to, state: kept, replace });
  };
}

/** Coming back to a list that was searched in, it is searched in again. */
export function useKeptSearch(wasAnswered: boolean): void {
  const submit = useSubmit();
  const { state, key, pathname, search } = useLocation();
  const again = useEffectEvent(() => {
    const kept = state as Kept | null;
    if (!kept?.busca || wasAnswered) return;
    const action = `${pathname}${search}`;
    void submit(kept, { method: "post", action, state: kept, replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => again(), [key]);
}
