import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { ownerRoomUrl } from "../../../../contract/owner-urls.ts";
import type { Answer } from "../../refusals.ts";
import type { Wish } from "./wish.ts";

/** One kind of action on the editor's own route, and the outcome of the last one. */
export function useAsk<T>(roomId: string, onDone?: (done: T) => void) {
  const { data, state, submit } = useFetcher<Answer<T>>();
  const tell = useEffectEvent((done: T) => onDone?.(done));
  useEffect(() => {
    if (data && data.refusal === null) tell(data.done);
  }, [data]);
  return {
    busy: state !== "idle",
    done: data?.done ?? null,
    refusal: state === "idle" ? (data?.refusal ?? null) : null,
    ask(wish: Wish) {
      // The wish is plain data, which the router's type cannot express.
      void submit(wish as never, {
        method: "post",
        action: ownerRoomUrl(roomId),
        encType: "application/json",
        // No revalidation: nothing else depends on it, and a failed one would break the page.
        defaultShouldRevalidate: false,
      });
    },
  };
}
