import { EVERYTHING, HOW_MUCH, proposalCallUrl } from "../../contract/page-urls.ts";
import type { ProposalPayment } from "../../contract/proposal-api.ts";
import { AppError, type RefusalCode } from "../../domain/app-error.ts";
import type { PaymentFrameSession } from "../listing/use-payment-frame.ts";
import { SHOWN_AMOUNT } from "../pay/fields.ts";
import type { CallAnswer } from "./call-route.ts";

/** By a script, so that a robot's preview is not counted. Not awaited: a lost call is no harm. */
export function sayItWasSeen(code: string): void {
  void post(code, new FormData()).catch(() => undefined);
}

/** The session to pay in; `dueNow` is the amount that the page shows. */
export async function openCardPayment(
  code: string,
  { paysAll, dueNow }: ProposalPayment,
): Promise<PaymentFrameSession> {
  const form = new FormData();
  form.set(SHOWN_AMOUNT, String(dueNow));
  if (paysAll) form.set(HOW_MUCH, EVERYTHING);
  const answer = await post(code, form);
  if ("clientSecret" in answer) return answer;
  throw new AppError(("refused" in answer ? answer.refused : "unexpected") as RefusalCode);
}

async function post(code: string, body: FormData): Promise<CallAnswer> {
  const response = await fetch(proposalCallUrl(code), { method: "POST", body });
  return response.json();
}
