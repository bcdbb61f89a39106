import { proposalPreviewUrl, proposalUrl } from "../../contract/page-urls.ts";
import type { Proposal } from "../../contract/proposal-api.ts";
import { hashOfPicture, pictureOf } from "../../contract/proposal-picture.ts";
import { proposalSummary, proposalTitle } from "../../contract/proposal-words.ts";
import { pictureTags, previewTags } from "../head/page-head.server.ts";
import type { SiteInHead } from "../head/site-in-head.server.ts";

/** The link's preview in a chat: rooms, dates and price, but no name. */
export async function tellOfProposal(site: SiteInHead, proposal: Proposal): Promise<void> {
  const { property, language } = site;
  const title = proposalTitle(proposal, language);
  const shared = proposalSummary(proposal, property.timeZone, language);
  const picture = pictureOf(proposal, property, language);
  const path = proposalPreviewUrl(proposal.code, await hashOfPicture(picture));
  site.tell({
    facts: [],
    preview: [
      ...previewTags(site, { title, shared, path: proposalUrl(proposal.code) }),
      ...pictureTags(site, path, `${title}. ${shared}`),
    ],
  });
}
