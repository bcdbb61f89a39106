import { type RefObject, useEffect, useRef, useState } from "react";
import type { ToldCheckout } from "../../contract/api.ts";
import { useLanguage } from "../language.ts";
import { useSite } from "../site.ts";
import { releaseCheckout, requestCheckout } from "./checkout-calls.ts";
import { mountCheckout } from "./embedded-checkout.ts";
import type { Order } from "./order.ts";
import { useSessionEnd } from "./use-session-end.ts";

export type CheckoutState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  | { readonly kind: "expired" }
  | { readonly kind: "failed"; readonly error: unknown };

/** The provider's embedded checkout, from opening to release. */
export function useCheckout(
  box: RefObject<HTMLElement | null>,
  order: Order,
  onReleased: () => void,
) {
  const { frame } = useSite().payment;
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CheckoutState>({ kind: "loading" });
  const [open, setOpen] = useState<ToldCheckout | null>(null);
  const isRetry = useRef(false);
  const isOver = state.kind === "expired";
  // A session that ended elsewhere needs no release, which could end the guest's next one.
  const hasEnded = useRef(false);
  useSessionEnd(state.kind === "ready" ? (open?.checkoutId ?? null) : null, box, () => {
    hasEnded.current = true;
    setState({ kind: "expired" });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one opening per order and attempt
  useEffect(() => {
    if (!box.current || !frame || isOver) return;
    isRetry.current = false;
    let asked = false;
    hasEnded.current = false;
    const openSession = async () => {
      asked = true;
      const checkout = await requestCheckout(order);
      setOpen(checkout);
      return checkout.clientSecret;
    };
    const unmount = mountCheckout(box.current, { ...frame, language }, openSession, {
      painted: () => setState({ kind: "ready" }),
      failed: (error) => setState({ kind: "failed", error }),
    });
    return () => {
      unmount();
      if (asked && hasEnded.current) onReleased();
      // A retry wants the same hold, which may exist although its response was lost.
      else if (asked && !isRetry.current) void releaseCheckout().then(onReleased);
    };
  }, [order, attempt, isOver]);

  return {
    state,
    open,
    attempt,
    retry() {
      isRetry.current = true;
      setOpen(null);
      setState({ kind: "loading" });
      setAttempt((count) => count + 1);
    },
    expire: () => setState({ kind: "expired" }),
  };
}
