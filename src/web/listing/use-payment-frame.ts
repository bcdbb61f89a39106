import { type RefObject, useEffect, useState } from "react";
import { useLanguage } from "../language.ts";
import { useSite } from "../site.ts";
import { mountCheckout } from "./embedded-checkout.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** A session at the provider, as the server reports it. */
export type PaymentFrameSession = {
  readonly clientSecret: string;
  readonly amount: number;
  readonly expiresAt: number;
};

/** The provider's form for one session. Closing it ends nothing: another device may be paying. */
export function usePaymentFrame(
  box: RefObject<HTMLElement | null>,
  openSession: () => Promise<PaymentFrameSession>,
) {
  const { frame } = useSite().payment;
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CheckoutState>({ kind: "loading" });
  const [open, setOpen] = useState<PaymentFrameSession | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one opening per attempt
  useEffect(() => {
    if (!box.current || !frame) return;
    const fetchSecret = async () => {
      const session = await openSession();
      setOpen(session);
      return session.clientSecret;
    };
    return mountCheckout(box.current, { ...frame, language }, fetchSecret, {
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
