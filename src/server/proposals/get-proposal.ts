import type { ProposalDetails } from "../../contract/owner/proposals.ts";
import { inLanguage, proposalUrl } from "../../contract/page-urls.ts";
import { todayIn } from "../../domain/day.ts";
import { chatNumber } from "../../domain/message-number.ts";
import { dueNow } from "../../domain/payment-plan.ts";
import { planOfProposal } from "../../domain/proposal.ts";
import type { Deps } from "../deps.ts";
import { findEnquiry } from "../enquiries/list-enquiries.ts";
import { proposalMessage } from "../messages/proposal-message.ts";
import { getProperty } from "../property/get-property.ts";
import { toRow } from "./list-proposals.ts";
import { getStoredProposal, stayOf } from "./stored-proposal.ts";

/** A proposal as the dashboard shows it. */
export async function getProposal(
  deps: Deps,
  proposalId: string,
  signer: string,
): Promise<ProposalDetails> {
  const { db, config } = deps;
  const proposal = await getStoredProposal(db, { id: proposalId });
  const row = await toRow(deps, proposal);
  const { timeZone } = await getProperty(db);
  const enquiry = proposal.enquiry_id && (await findEnquiry(db, proposal.enquiry_id));
  const { total, deposit } = proposal;
  const today = todayIn(timeZone, deps.clock());
  const plan = planOfProposal(deposit, { stay: stayOf(proposal), total, today });
  const path = inLanguage(proposalUrl(proposal.code), proposal.language);
  return {
    ...row,
    path,
    url: `${config.PUBLIC_URL}${path}`,
    rooms: proposal.rooms.map(({ listingId, guests }, index) => ({
      listingId,
      guests,
      name: row.roomNames[index] ?? "",
    })),
    listed: proposal.listed,
    dueNow: dueNow(plan, total),
    deposit,
    words: proposal.words,
    enquiryId: proposal.enquiry_id,
    chatNumber: enquiry ? chatNumber(enquiry.phone) : null,
    message: await proposalMessage(deps, proposalId, signer),
  };
}
