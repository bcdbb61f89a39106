import { redirect } from "react-router";
import { whatsappUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/chat-route";

/** Redirects to a chat with the text filled in; without a number the sender chooses the contact. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { message, chatNumber } = await show(
    context.get(ownerContext).getProposal({ proposalId: params.proposalId }),
  );
  return redirect(whatsappUrl(chatNumber ?? "", message));
}
