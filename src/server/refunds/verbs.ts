import { z } from "zod";
import { handMeans } from "../../domain/account.ts";
import * as value from "../values.ts";
import { inJournal, verb } from "../verb.ts";
import { giveBack as give } from "./give-back.ts";
import { noteReturn as note } from "./note-return.ts";
import {
  noteRefund as noteInstead,
  retryRefund as retry,
  takeGiftBack as take,
} from "./replace-refund.ts";

const ofRefund = z.object({ bookingId: value.id, refundId: value.id });

/** Money given back at the reception. */
export const noteReturn = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: z.object({
    bookingId: value.id,
    amount: value.amount,
    means: z.enum(handMeans),
    words: value.text.exactOptional(),
    /** What the page showed as owed by hand: if it has changed, nothing is noted. */
    seen: value.amountOrZero.exactOptional(),
  }),
  run: ({ deps, cause }, { bookingId, ...given }) => note(deps, bookingId, given, cause),
});

/**
 * For a guest who still comes: refunded by the means of its payment, and the price is lowered by as
 * much.
 */
export const giveBack = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: z.object({ bookingId: value.id, amount: value.amount, words: value.text }),
  run: ({ deps, cause }, { bookingId, ...gift }) => give(deps, bookingId, gift, cause),
});

/** Sends a refused refund through the provider again. */
export const retryRefund = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: ofRefund,
  run: ({ deps, cause }, { bookingId, refundId }) => retry(deps, bookingId, refundId, cause),
});

/** Notes that a refused refund was given by hand instead. */
export const noteRefund = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: ofRefund.extend({ means: z.enum(handMeans) }),
  run: ({ deps, cause }, { bookingId, ...given }) => noteInstead(deps, bookingId, given, cause),
});

/** Cancels a refused gift: the former price applies again. */
export const takeGiftBack = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: ofRefund,
  run: ({ deps, cause }, { bookingId, refundId }) => take(deps, bookingId, refundId, cause),
});
