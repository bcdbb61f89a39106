import { useEffect, useState } from "react";
import type { Settlement, SettlementClaim } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { browserApi } from "../browser-api.ts";

export type SettlementState =
  | { readonly kind: "waiting"; readonly long: boolean }
  | {
      readonly kind: "done";
      readonly booking: Extract<Settlement, { kind: "confirmed" }>["booking"];
    }
  /** The answer is final and is a no. */
  | { readonly kind: "refused"; readonly error: AppError };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
const LONG_WAIT_MS = 10_000;

/** Asks until the outcome is known, with growing pauses. A failing call is no outcome. */
export function useSettlement(claim: SettlementClaim | null): SettlementState {
  const [state, setState] = useState<SettlementState>({ kind: "waiting", long: false });
  const checkoutId = claim?.checkoutId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is the claim's identity
  useEffect(() => {
    if (!claim) return;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const started = Date.now();

    async function ask(current: SettlementClaim, pause: number): Promise<void> {
      const answer = await browserApi()
        .settleCheckout(current)
        .catch((error: unknown) => error);
      if (gone) return;
      if (isConfirmed(answer)) return setState({ kind: "done", booking: answer.booking });
      if (isFinal(answer)) return setState({ kind: "refused", error: answer });
      setState({ kind: "waiting", long: Date.now() - started + pause >= LONG_WAIT_MS });
      timer = setTimeout(() => ask(current, Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
    }

    ask(claim, FIRST_PAUSE_MS).catch(() => {});
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [checkoutId]);
  return state;
}

function isConfirmed(answer: unknown): answer is Extract<Settlement, { kind: "confirmed" }> {
  return (answer as Settlement | undefined)?.kind === "confirmed";
}

const FINAL = new Set(["checkout-unknown", "checkout-unpaid", "checkout-expired", "nights-lost"]);

function isFinal(answer: unknown): answer is AppError {
  return answer instanceof AppError && FINAL.has(answer.code);
}
