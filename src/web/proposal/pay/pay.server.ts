import { data, type RouterContextProvider, redirect } from "react-router";
import { HOW_MUCH, proposalUrl } from "../../../contract/page-urls.ts";
import { isOffered } from "../../../contract/proposal-words.ts";
import { proposalContext } from "../../context.ts";
import { newFormKey } from "../../form-key.ts";
import { localTo, orNone } from "../../guest/frame/own-page.server.ts";
import { MEANS, meansOf, paymentOf } from "../fields.ts";
import { sendPayer } from "./payer.server.ts";

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly code: string };
  readonly request: Request;
};

/** What can no longer be paid is told by the proposal's own page. */
export async function lookAtPayment({ context, params: { code }, request }: Asked) {
  const asked = context.get(proposalContext).getProposal(code);
  const proposal = await orNone(asked, "proposal-unknown");
  if (!proposal) return data({ shown: null }, { status: 404 });
  const { paying } = proposal;
  const isElsewhere = paying?.means === "pix" && !paying.bookingCode;
  if (!isOffered(proposal.state) || isElsewhere || paying?.isTold)
    throw redirect(localTo(request, proposalUrl(code)));
  const query = new URL(request.url).searchParams;
  const payment = paymentOf(proposal, query.get(HOW_MUCH));
  const means = meansOf(proposal, query.get(MEANS));
  return { shown: { proposal, payment, means, formKey: newFormKey() } };
}

/** Makes a Pix for the amount that was shown, and leads to it. */
export function sendPix({ context, params: { code }, request }: Asked) {
  const proposals = context.get(proposalContext);
  return sendPayer(request, (key, payment) => proposals.payByPix(code, key, payment));
}
