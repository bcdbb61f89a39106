import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import type { Sending } from "../form/use-sending.ts";
import { type BookingDraft, offerQuestion, stayOf } from "./booking-draft.ts";
import { keepSearch } from "./last-search.ts";
import type { loader } from "./offer-route.ts";

const OUTDATED: ReadonlySet<string> = new Set(["nights-taken", "price-differs", "too-many-guests"]);

/**
 * The draft and what is free for it. If the form is refused, because the nights were taken or the
 * price has changed meanwhile, the offer is loaded again.
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

/** The offer for the draft. The latest answer stays while the next is loading. */
function useOffer(draft: BookingDraft) {
  const { load, state, data } = useFetcher<typeof loader>();
  const question = offerQuestion(draft);
  const [asked, setAsked] = useState<string | null>(null);
  const [asks, setAsks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asks` repeats the same question
  useEffect(() => {
    if (!question) return;
    setAsked(question);
    void load(question);
  }, [load, question, asks]);
  const isBusy = question !== null && (state !== "idle" || asked !== question);
  return {
    offer: data?.done ?? null,
    refusal: question && !isBusy ? (data?.refusal ?? null) : null,
    isBusy,
    askAgain: () => setAsks((before) => before + 1),
  };
}
