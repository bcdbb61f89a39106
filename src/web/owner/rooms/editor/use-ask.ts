import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { ownerRoomUrl } from "../../../../contract/owner-urls.ts";
import type { Answer } from "../../form/answer.ts";
import type { Wish } from "./wish.ts";

/** One kind of wish to the editor's own address, and what became of the last one. */
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
      // Typed as its own wire form: a wish is plain data, which the router's type cannot see.
      void submit(wish as never, {
        method: "post",
        action: ownerRoomUrl(roomId),
        encType: "application/json",
        // Nothing else on the page is made of it, and a line that breaks would break all of it.
        defaultShouldRevalidate: false,
      });
    },
  };
}
