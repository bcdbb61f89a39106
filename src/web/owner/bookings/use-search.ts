import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useSubmit } from "react-router";
import { listUrl, type Wanted } from "./filter.ts";

/** In the history state, where Back and reload find it, but no log does. */
type Kept = { readonly busca: string; readonly depois: string };

/** Loads the filtered list. The search goes in a POST body; everything else is in the URL. */
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

/** On coming back to a searched list, repeats the search. */
export function useKeptSearch(wasAnswered: boolean): void {
  const submit = useSubmit();
  const { state, key, pathname, search } = useLocation();
  const again = useEffectEvent(() => {
    const kept = state as Kept | null;
    if (!kept?.busca || wasAnswered) return;
    const action = `${pathname}${search}`;
    void submit(kept, { method: "post", action, state: kept, replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useEffect(() => again(), [key]);
}
