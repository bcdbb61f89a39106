import { useEffect, useEffectEvent, useState } from "react";
import type { Sending } from "../form/use-sending.ts";
import { type BookingDraft, stayOf } from "./booking-draft.ts";
import { keepSearch } from "./last-search.ts";
import { useOffer } from "./use-offer.ts";

const OUTDATED: ReadonlySet<string> = new Set(["nights-taken", "price-differs", "too-many-guests"]);

/**
 * What was chosen and what is free for it. If the form is refused because somebody was quicker, or
 * the price is another now, the list is asked for again.
 */
export function useDraftedOffer<T>(start: BookingDraft, sending: Sending<T>) {
  const [draft, setDraft] = useState(start);
  const { offer, refusal, isBusy, askAgain } = useOffer(draft);
  const isOutdated = sending.refusal !== null && OUTDATED.has(sending.refusal.code);
  const lookAgain = useEffectEvent(() => {
    setDraft({ ...draft, wanted: draft.chosen });
    askAgain();
  });
  useEffect(() => {
    if (isOutdated) lookAgain();
  }, [isOutdated]);
  const stay = stayOf(draft);
  useEffect(() => {
    if (stayOf(draft)) keepSearch(draft);
  }, [draft]);
  return { draft, setDraft, stay, offer: stay && offer, refusal, isBusy, askAgain, isOutdated };
}

export type DraftedOffer = ReturnType<typeof useDraftedOffer>;
