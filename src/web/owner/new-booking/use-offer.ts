import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { type BookingDraft, offerQuestion } from "./booking-draft.ts";
import type { loader } from "./offer-route.ts";

/** What is free for the draft. The latest answer stays while the next is under way. */
export function useOffer(draft: BookingDraft) {
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
