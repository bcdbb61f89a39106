import { data, type RouterContextProvider, redirect } from "react-router";
import { HOW_MUCH, MEANS, proposalUrl } from "../../../contract/page-urls.ts";
import { isOffered } from "../../../contract/proposal-words.ts";
import { isPayable } from "../../../domain/payment-choice.ts";
import { payContext, proposalContext } from "../../context.ts";
import { newFormKey } from "../../form/form-key.ts";
import { localTo, orNone } from "../../guest/frame/own-page.server.ts";
import { sendPayer } from "../../pay/send-payer.server.ts";
import { isPaidElsewhere, meansOf, paymentOf } from "../fields.ts";

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly code: string };
  readonly request: Request;
};

/** If it can no longer be paid, the proposal's own page says why. */
export async function lookAtPayment({ context, params: { code }, request }: Asked) {
  const asked = context.get(proposalContext).getProposal(code);
  const proposal = await orNone(asked, "proposal-unknown");
  if (!proposal) return data({ shown: null }, { status: 404 });
  const { state, paying, ways } = proposal;
  const isOver = !isOffered(state) || isPaidElsewhere(proposal) || paying?.isTold;
  if (isOver || !isPayable(ways)) throw redirect(localTo(request, proposalUrl(code)));
  const query = new URL(request.url).searchParams;
  const payment = paymentOf(proposal, query.get(HOW_MUCH));
  const means = meansOf(ways, query.get(MEANS));
  const isOnPage = means === "card" && ways.card === "page";
  const pay = context.get(payContext);
  const installments = isOnPage ? await pay.quoteInstallments(payment.dueNow) : [];
  return { shown: { proposal, payment, means, installments, formKey: newFormKey() } };
}

/** Begins a payment of the amount that was shown, and redirects to it. */
export function sendPayment({ context, params: { code }, request }: Asked) {
  const proposals = context.get(proposalContext);
  return sendPayer(request, (key, wish) => proposals.beginPayment(code, key, wish));
}
