import { type RefObject, useEffect, useState } from "react";
import type { OpenCheckout } from "../../contract/api.ts";
import { useHouse } from "../house.ts";
import { useLanguage } from "../language.ts";
import { openCheckout, releaseCheckout } from "./checkout-calls.ts";
import { mountCheckout } from "./embedded-checkout.ts";
import type { Order } from "./order.ts";

export type CheckoutState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  | { readonly kind: "expired" }
  | { readonly kind: "failed"; readonly error: unknown };

/** The provider's checkout in a box of the page, from its opening to the freeing of its nights. */
export function useCheckout(
  box: RefObject<HTMLElement | null>,
  order: Order,
  onReleased: () => void,
) {
  const { payment } = useHouse();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CheckoutState>({ kind: "loading" });
  const [open, setOpen] = useState<OpenCheckout | null>(null);
  const isOver = state.kind === "expired";

  // biome-ignore lint/correctness/useExhaustiveDependencies: one opening per order and attempt
  useEffect(() => {
    if (!box.current || isOver) return;
    let asked = false;
    const openSession = async () => {
      asked = true;
      const checkout = await openCheckout(order);
      setOpen(checkout);
      return checkout.clientSecret;
    };
    const unmount = mountCheckout(box.current, { ...payment, language }, openSession, {
      ready: () => setState({ kind: "ready" }),
      failed: (error) => setState({ kind: "failed", error }),
    });
    return () => {
      unmount();
      if (asked) void releaseCheckout().then(onReleased);
    };
  }, [order, attempt, isOver]);

  return {
    state,
    open,
    retry() {
      setOpen(null);
      setState({ kind: "loading" });
      setAttempt((count) => count + 1);
    },
    expire: () => setState({ kind: "expired" }),
  };
}
