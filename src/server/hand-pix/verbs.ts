import { z } from "zod";
import * as value from "../values.ts";
import { inJournal, reads, verb } from "../verb.ts";
import { answerPix as answerOne } from "./answer-pix.ts";
import { getPixReceipt as getReceipt } from "./keep-receipt.ts";
import { listPixOf as listOf, listToldPix as listTold } from "./list-pix.ts";

/**
 * Every Pix that a guest says is paid and that is not answered yet, also after its deadline; oldest
 * first.
 */
export const listToldPix = reads({
  who: "team",
  takes: z.void(),
  run: ({ deps }) => listTold(deps.db),
});

/** All of a booking, latest first. */
export const listPixOf = reads({
  who: "team",
  takes: z.object({ bookingId: value.id }),
  run: ({ deps }, { bookingId }) => listOf(deps.db, bookingId),
});

const answer = z.discriminatedUnion("kind", [
  /** The amount that arrived may differ. More than the open amount needs `evenMore`. */
  z.object({
    kind: z.literal("received"),
    amount: value.amount,
    on: value.day.exactOptional(),
    evenMore: z.boolean().exactOptional(),
  }),
  z.object({ kind: z.literal("missing") }),
]);

/**
 * 'received' enters the payment. A hold becomes a booking if its nights are still held or free;
 * otherwise the money is owed back by hand.
 */
export const answerPix = verb({
  who: "team",
  does: "writes",
  leaves: inJournal,
  takes: z.object({ pixId: value.id, answer }),
  run: ({ deps, cause }, given) => answerOne(deps, given.pixId, given.answer, cause),
});

/** The guest's picture of her bank's receipt, as JPEG. */
export const getPixReceipt = reads({
  who: "owner",
  takes: z.object({ pixId: value.id }),
  run: ({ deps }, { pixId }) => getReceipt(deps.db, pixId),
});
