import { ownerRoomUrl } from "../../../../contract/owner-urls.ts";
import { useSending } from "../../form/use-sending.ts";

/** One kind of wish to the editor's own address, and what became of the last one. */
export function useEditor<T>(roomId: string, onDone?: (done: T) => void) {
  return useSending<T>({
    action: ownerRoomUrl(roomId),
    // Nothing else on the page is made of it, and a line that breaks would break all of it.
    redraws: false,
    ...(onDone && { onDone }),
  });
}
