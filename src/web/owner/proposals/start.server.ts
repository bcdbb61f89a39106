import { defaultLanguage } from "../../../domain/language.ts";
import { formatMoney } from "../../../domain/money.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { draftIn } from "../new-booking/booking-draft.ts";
import type { ProposalStart } from "./start.ts";

/** From the URL; if a proposal is made again, with the rooms, price and texts of the old one. */
export async function startOf(owner: OwnerApi, query: URLSearchParams): Promise<ProposalStart> {
  const id = query.get("igual");
  if (!id) {
    return {
      ...{ draft: draftIn(query), label: "", words: "", agreed: "", deposit: null },
      language: defaultLanguage,
    };
  }
  const old = await owner.getProposal({ proposalId: id });
  const [first, ...others] = old.rooms.map(({ listingId }) => listingId);
  const isAgreed = old.total !== old.listed;
  return {
    draft: {
      ...old.stay,
      guests: old.guests,
      wanted: first ?? null,
      chosen: first ?? null,
      picked: first && others.length > 0 ? [first, ...others] : null,
    },
    label: old.label,
    words: old.words,
    language: old.language,
    agreed: isAgreed ? formatMoney(old.total, "pt-BR") : "",
    deposit: old.deposit?.percent ?? "all",
  };
}
