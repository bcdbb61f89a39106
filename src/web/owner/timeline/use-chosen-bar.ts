import { useCallback, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

/** The open panel's bar is in the URL, so that it survives a reload. */
export function useChosenBar() {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  // Move the focus into a panel that the user opened, not into one that the URL opened.
  const wasAsked = useRef(false);
  // Optimistic: the panel opens with the press, not with the response.
  const { search } = next?.pathname === here.pathname ? next : here;
  const key = new URLSearchParams(search).get("sel");

  const go = useCallback(
    (to: string | null) => {
      const query = new URLSearchParams(search);
      if (to) query.set("sel", to);
      else query.delete("sel");
      void navigate(`?${query}`, { replace: true, preventScrollReset: true });
    },
    [navigate, search],
  );
  const open = (to: string) => {
    wasAsked.current = true;
    go(to);
  };
  const close = () => {
    go(null);
    document.querySelector<HTMLElement>(`[data-bar="${key}"]`)?.focus({ preventScroll: true });
  };
  return { key, open, close, wasAsked };
}
