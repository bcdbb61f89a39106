import { ownerListingUrl } from "../../../../contract/owner-urls.ts";
import { useSending } from "../../form/use-sending.ts";

/** One kind of wish to the editor's own address, and what became of the last one. */
export function useEditor<T>(listingId: string, onDone?: (done: T) => void) {
  return useSending<T>({
    action: ownerListingUrl(listingId),
    // Nothing else on the page is made of it, and a line that breaks would break all of it.
    redraws: false,
    ...(onDone && { onDone }),
  });
}
