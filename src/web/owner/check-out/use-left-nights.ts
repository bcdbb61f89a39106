import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { ChangePreview } from "../../../contract/owner/timeline.ts";
import { addDays } from "../../../domain/day.ts";
import { type Centavos, parseMoney } from "../../../domain/money.ts";
import { makeStay } from "../../../domain/stay.ts";
import type { Answer } from "../form/answer.ts";
import { changeQuestion } from "../stay-change/change-question.ts";
import { totalAfter } from "../stay-change/choice-words.ts";
import { firstDraft, type PriceDraft } from "../stay-change/price-choice.tsx";
import { useToday } from "../ui/owner-page.tsx";
import { isOneRoom, type Leaver } from "./leaver.ts";

/**
 * The nights after an early departure, and what freeing them would change. Nights that a portal
 * sold can only be freed at the portal.
 */
export function useLeftNights(leaver: Leaver) {
  const { bookingId, stayIds, listingId, checkIn, checkOut, portal } = leaver;
  const today = useToday();
  const first = addDays(checkIn, 1);
  const leaves = today > first ? today : first;
  const nights = portal?.isRead || !isOneRoom(leaver) ? null : makeStay(leaves, checkOut);
  const preview = useFetcher<Answer<ChangePreview>>();
  const [isFreed, setIsFreed] = useState(nights !== null);
  const [chosen, setDraft] = useState<PriceDraft | null>(null);
  const { load } = preview;
  const shorter = { stayId: stayIds?.[0], listingId, checkIn, checkOut: leaves };
  const question = nights && isFreed ? changeQuestion(bookingId, shorter) : null;
  useEffect(() => {
    if (question) void load(question);
  }, [load, question]);
  const answer = question && preview.state === "idle" ? preview.data : undefined;
  const terms = answer?.done ?? null;
  const draft = terms && (chosen ?? firstDraft(terms));
  return {
    nights,
    isFreed,
    setIsFreed,
    terms,
    draft,
    setDraft,
    refusal: answer?.refusal ?? null,
    /** False while the preview is loading, or an amount must still be typed. */
    isKnown: !question || (draft !== null && (draft.price !== "other" || isAmount(draft.amount))),
    /** What the departure changes in the price. */
    worth: terms && draft ? worthOf(terms, draft) : 0,
  };
}

const isAmount = (typed: string) => (parseMoney(typed) ?? 0) > 0;

function worthOf(terms: ChangePreview, { price, amount }: PriceDraft): Centavos {
  const after = totalAfter(price, terms);
  return after === null ? -(parseMoney(amount) ?? 0) : after - terms.total;
}
