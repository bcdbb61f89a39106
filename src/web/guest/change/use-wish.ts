import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { GuestChange } from "../../../contract/guest-api.ts";
import { useLocalUrl } from "../../language.ts";
import { changeUrl } from "./wish-in-address.ts";

/**
 * The wish in the URL; between a press and its answer, the pressed one. Trying wishes out adds
 * nothing to the history, so that Back leads to where the guest came from.
 */
export function useWish(code: string, known: GuestChange) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const navigate = useNavigate();
  const local = useLocalUrl();
  const [draft, setDraft] = useState<GuestChange | null>(null);
  // A second press may come before the first is rendered.
  const latest = useRef(known);
  latest.current = draft ?? known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every answer
  useEffect(() => {
    if (!isLoading) setDraft(null);
  }, [isLoading, known]);
  return {
    wish: draft ?? known,
    isLooking: isLoading || draft !== null,
    change(part: Partial<GuestChange>) {
      const wish = { ...latest.current, ...part };
      latest.current = wish;
      setDraft(wish);
      void navigate(local(changeUrl(code, wish)), { replace: true, preventScrollReset: true });
    },
  };
}
