import { useEffect, useEffectEvent } from "react";
import { unansweredKey } from "./checkout-key.ts";

/**
 * A page that is opened anew after an answer was lost gives those nights back first: the house does
 * not know that they are hers, and would show them to her as reserved.
 */
export function useUnanswered(onReleased: () => void) {
  const told = useEffectEvent(onReleased);
  useEffect(() => {
    if (!unansweredKey()) return;
    import("./checkout-calls.ts")
      .then(({ releaseCheckout }) => releaseCheckout())
      .then(told, () => {});
  }, []);
}
