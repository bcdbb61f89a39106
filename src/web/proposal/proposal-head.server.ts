import { proposalPreviewUrl, proposalUrl } from "../../contract/page-urls.ts";
import type { Proposal } from "../../contract/proposal-api.ts";
import { hashOfPicture, pictureOf } from "../../contract/proposal-picture.ts";
import { proposalSummary, proposalTitle } from "../../contract/proposal-words.ts";
import { pictureTags, previewTags } from "../head/page-head.server.ts";
import type { SiteInHead } from "../head/site-in-head.server.ts";

/** What a chat shows of the link: rooms, dates and price, and nobody's name. */
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
