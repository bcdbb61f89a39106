import { balanceUrl } from "../../contract/page-urls.ts";
import { AppError, type RefusalCode } from "../../domain/app-error.ts";
import type { PaymentFrameSession } from "../listing/use-payment-frame.ts";
import type { BalanceAnswer } from "./balance-route.ts";

/** What is open of a booking, or the rise of a change that waits for it. */
export type PaidFor = "balance" | "change";

export async function openBalance(code: string, what: PaidFor): Promise<PaymentFrameSession> {
  const form = new FormData();
  form.set("what", what);
  const answer = await post(code, form);
  if ("clientSecret" in answer) return answer;
  throw new Error("no session");
}

/** False while the bank has not confirmed the payment. */
export async function settleBalance(code: string, checkoutId: string): Promise<boolean> {
  const form = new FormData();
  form.set("session_id", checkoutId);
  const answer = await post(code, form);
  return "settled" in answer && answer.settled;
}

async function post(code: string, body: FormData): Promise<BalanceAnswer> {
  const response = await fetch(balanceUrl(code), { method: "POST", body });
  const answer: BalanceAnswer = await response.json();
  if ("refused" in answer) throw new AppError(answer.refused as RefusalCode);
  return answer;
}
