import { type RefObject, useEffect, useState } from "react";
import { useLanguage } from "../language.ts";
import { mountCheckout } from "../listing/embedded-checkout.ts";
import { useSite } from "../site.ts";
import { type OpenBalance, openBalance, type PaidFor } from "./balance-calls.ts";

export type BalanceState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  | { readonly kind: "expired" }
  | { readonly kind: "failed"; readonly error: unknown };

/** The provider's form for the balance. Closing it ends nothing: another device may be paying. */
export function useBalance(box: RefObject<HTMLElement | null>, code: string, what: PaidFor) {
  const { payment } = useSite();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<BalanceState>({ kind: "loading" });
  const [open, setOpen] = useState<OpenBalance | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one opening per attempt
  useEffect(() => {
    if (!box.current) return;
    const openSession = async () => {
      const session = await openBalance(code, what);
      setOpen(session);
      return session.clientSecret;
    };
    return mountCheckout(box.current, { ...payment, language }, openSession, {
      painted: () => setState({ kind: "ready" }),
      failed: (error) => setState({ kind: "failed", error }),
    });
  }, [attempt]);

  useEffect(() => {
    if (!open || state.kind !== "ready") return;
    const timer = setTimeout(() => setState({ kind: "expired" }), open.expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [open, state.kind]);

  return {
    state,
    attempt,
    amount: open?.amount ?? null,
    retry() {
      setState({ kind: "loading" });
      setAttempt((count) => count + 1);
    },
  };
}
