import { useEffect, useState } from "react";
import type { SettlementClaim, ToldRecord, ToldSettlement } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { browserApi } from "../browser-api.ts";

export type SettlementState =
  /** `code` is set once the server says that the payment is processing. */
  | { readonly kind: "waiting"; readonly long: boolean; readonly code: string | null }
  | { readonly kind: "done"; readonly booking: ToldRecord }
  /** A final negative outcome. */
  | { readonly kind: "refused"; readonly error: AppError };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
const LONG_WAIT_MS = 10_000;

const FINAL = new Set([
  "checkout-unknown",
  "checkout-unpaid",
  "checkout-expired",
  "booking-cancelled",
  "nights-lost",
  "payment-returned",
]);

/** Polls with backoff until the outcome is final. A failed call is not an outcome. */
export function useSettlement(claim: SettlementClaim | null): SettlementState {
  const [outcome, setOutcome] = useState<ToldSettlement | AppError | null>(null);
  const [long, setLong] = useState(false);
  const checkoutId = claim?.checkoutId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is the claim's identity
  useEffect(() => {
    if (!claim) return;
    setOutcome(null);
    setLong(false);
    const patience = setTimeout(() => setLong(true), LONG_WAIT_MS);
    const stopAsking = askUntilKnown(claim, setOutcome);
    return () => {
      clearTimeout(patience);
      stopAsking();
    };
  }, [checkoutId]);
  if (outcome instanceof AppError) return { kind: "refused", error: outcome };
  if (outcome?.kind === "confirmed") return { kind: "done", booking: outcome.booking };
  return { kind: "waiting", long, code: outcome?.code ?? null };
}

function askUntilKnown(
  claim: SettlementClaim,
  tell: (outcome: ToldSettlement | AppError) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let gone = false;

  async function ask(pause: number): Promise<void> {
    const answer = await browserApi()
      .claimBooking(claim)
      .catch((error: unknown) => error);
    if (gone) return;
    if (isSettlement(answer) || isFinal(answer)) tell(answer);
    if (isFinal(answer) || (isSettlement(answer) && answer.kind === "confirmed")) return;
    timer = setTimeout(() => ask(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
  }

  ask(FIRST_PAUSE_MS).catch(() => {});
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

function isSettlement(answer: unknown): answer is ToldSettlement {
  return !(answer instanceof Error);
}

function isFinal(answer: unknown): answer is AppError {
  return answer instanceof AppError && FINAL.has(answer.code);
}
