import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { GuestChange } from "../../../contract/guest-api.ts";
import { useLocalUrl } from "../../language.ts";
import { changeUrl } from "./wish-in-address.ts";

/**
 * The wish in the address; from a press until its answer, what was pressed. Trying leaves no trace
 * in the history, so that Back leads to where the guest came from.
 */
export function useWish(code: string, known: GuestChange) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const navigate = useNavigate();
  const local = useLocalUrl();
  const [draft, setDraft] = useState<GuestChange | null>(null);
  // Two presses may come before the first of them is drawn.
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
