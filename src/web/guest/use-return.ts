import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { settleBalance } from "./balance-calls.ts";

const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000, 8_000];

export type Return = "none" | "confirming" | "waiting-for-bank" | "unknown";

/**
 * After the provider's redirect: settles the payment, then drops its id from the URL, which reloads
 * the account. If the bank confirms later, a mail says so.
 */
export function useReturn(code: string): Return {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const checkoutId = query.get("session_id");
  const [end, setEnd] = useState<Return>("confirming");

  // biome-ignore lint/correctness/useExhaustiveDependencies: one round per payment
  useEffect(() => {
    if (!checkoutId) return;
    let gone = false;
    setEnd("confirming");
    void settleSoon(code, checkoutId, () => gone).then((found) => {
      if (gone) return;
      if (found === "settled") void navigate({ search: "" }, { replace: true });
      else setEnd(found);
    });
    return () => {
      gone = true;
    };
  }, [checkoutId]);
  return checkoutId ? end : "none";
}

async function settleSoon(
  code: string,
  checkoutId: string,
  isGone: () => boolean,
): Promise<"settled" | "waiting-for-bank" | "unknown"> {
  let heard = false;
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isGone()) break;
    try {
      if (await settleBalance(code, checkoutId)) return "settled";
      heard = true;
    } catch {
      heard = false;
    }
  }
  return heard ? "waiting-for-bank" : "unknown";
}
