import type { Enquiry } from "../../../contract/owner/enquiries.ts";
import type { ProposalDetails } from "../../../contract/owner/proposals.ts";
import { FOR_ENQUIRY } from "../../../contract/owner-urls.ts";
import { defaultLanguage } from "../../../domain/language.ts";
import { formatMoney } from "../../../domain/money.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { type BookingDraft, draftIn } from "../new-booking/booking-draft.ts";
import type { ProposalStart } from "./start.ts";

const LONGEST_LABEL = 80;

/** From the URL: empty, for a request, or like an old proposal. */
export async function startOf(owner: OwnerApi, query: URLSearchParams): Promise<ProposalStart> {
  const [asked, again] = [query.get(FOR_ENQUIRY), query.get("igual")];
  const enquiry = asked ? await owner.getEnquiry({ enquiryId: asked }) : null;
  if (enquiry) return startFor(enquiry);
  if (again) return startLike(await owner.getProposal({ proposalId: again }));
  return { ...blank, draft: draftIn(query) };
}

const blank = {
  ...{ label: "", words: "", agreed: "", deposit: null, enquiryId: null },
  language: defaultLanguage,
};

function startFor({ id, stay, guests, rooms, name, language }: Enquiry): ProposalStart {
  const draft = draftOf({ stay, guests, rooms });
  return { ...blank, draft, label: name.slice(0, LONGEST_LABEL), language, enquiryId: id };
}

function startLike(old: ProposalDetails): ProposalStart {
  const isAgreed = old.total !== old.listed;
  return {
    draft: draftOf(old),
    label: old.label,
    words: old.words,
    language: old.language,
    agreed: isAgreed ? formatMoney(old.total, "pt-BR") : "",
    enquiryId: old.enquiryId,
    deposit: old.deposit?.percent ?? "all",
  };
}

function draftOf({
  stay,
  guests,
  rooms,
}: Pick<Enquiry, "stay" | "guests" | "rooms">): BookingDraft {
  const [first, ...others] = rooms.map(({ listingId }) => listingId);
  return {
    ...stay,
    guests,
    wanted: first ?? null,
    chosen: first ?? null,
    picked: first && others.length > 0 ? [first, ...others] : null,
  };
}
