import { ownerListingUrl } from "../../../../contract/owner-urls.ts";
import { useSending } from "../../form/use-sending.ts";

/** One instance per action, so that each keeps its own latest response. */
export function useEditor<T>(listingId: string, onDone?: (done: T) => void) {
  return useSending<T>({
    action: ownerListingUrl(listingId),
    // Nothing else on the page depends on it, and a failed revalidation would replace the page.
    redraws: false,
    ...(onDone && { onDone }),
  });
}
