import { z } from "zod";
import type { Leaving } from "../../../contract/owner/today.ts";
import { handMeans } from "../../../domain/account.ts";
import type { FeedAnswer } from "../../../domain/feed.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { idsOrNone } from "../form/fields.server.ts";
import { returnFields } from "../give-back/return-fields.server.ts";
import { answerChange, answerFields } from "../guest-changes/answer-change.server.ts";
import { answerPix, pixFields } from "../hand-pix/answer-pix.server.ts";
import type { PixOutcome } from "../hand-pix/pix-words.ts";
import { priceFields, priceIn } from "../stay-change/price-choice.server.ts";

/** `id` is a booking, an alert, a feed or a request, depending on the intent. */
export const wish = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["dismissAlert", "syncFeed"]), id: z.string() }),
  z.object({ intent: z.enum(["checkIn", "undoCheckIn"]), id: z.string(), stays: idsOrNone }),
  z.object({
    intent: z.literal("checkOut"),
    id: z.string(),
    stays: idsOrNone,
    evenOpen: z.coerce.number().int().default(0),
    version: z.coerce.number().int().default(0),
    nights: z.enum(["free", "keep"]).default("keep"),
    ...priceFields,
    price: priceFields.price.default("keep"),
  }),
  z.object({
    intent: z.literal("receive"),
    id: z.string(),
    amount: z.coerce.number().int().positive(),
    means: z.enum(handMeans),
  }),
  z.object({ ...returnFields, id: z.string() }),
  z.object({ ...answerFields, id: z.string() }),
  z.object({ ...pixFields, id: z.string() }),
  z.object({ intent: z.literal("dropEnquiry"), id: z.string() }),
  z.object({
    intent: z.literal("markEnquiry"),
    id: z.string(),
    answered: z.enum(["yes", "no"]),
  }),
]);

export async function perform(
  owner: OwnerApi,
  asked: z.output<typeof wish>,
): Promise<FeedAnswer | PixOutcome | null> {
  const { id } = asked;
  switch (asked.intent) {
    case "checkIn":
    case "undoCheckIn":
      await owner[asked.intent]({ bookingId: id, stayIds: asked.stays });
      return null;
    case "checkOut":
      await owner.checkOut({ bookingId: id, ...leavingIn(asked) });
      return null;
    case "answerChange":
      await answerChange(owner, id, asked);
      return null;
    case "answerPix":
      return answerPix(owner, id, asked);
    case "noteReturn":
      await owner.noteReturn({
        bookingId: id,
        amount: asked.amount,
        means: asked.means,
        seen: asked.seen,
      });
      return null;
    case "receive":
      await owner.notePayment({ bookingId: id, amount: asked.amount, means: asked.means });
      return null;
    case "markEnquiry":
      await owner.markEnquiry({ enquiryId: id, isAnswered: asked.answered === "yes" });
      return null;
    case "dropEnquiry":
      await owner.dropEnquiry({ enquiryId: id });
      return null;
    case "dismissAlert":
      await owner.dismissAlert({ alertId: id });
      return null;
    case "syncFeed":
      return owner.syncFeed({ feedId: id });
  }
}

function leavingIn(asked: Extract<z.output<typeof wish>, { intent: "checkOut" }>): Leaving {
  const { evenOpen, nights, version, stays } = asked;
  return {
    ...(stays && { stayIds: stays }),
    ...(evenOpen > 0 && { evenOpen }),
    ...(nights === "free" && { freeing: { version, price: priceIn(asked) } }),
  };
}
