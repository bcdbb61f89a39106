import { z } from "zod";
import { cancellers } from "../../domain/cancellation-basis.ts";
import * as value from "../values.ts";
import { inJournal, reads, verb } from "../verb.ts";
import {
  agreeTotal as agree,
  giveDiscount as discount,
  addExtra as extra,
} from "./adjust-price.ts";
import { answerChange as answerOne } from "./answer-change.ts";
import { cancelBooking as cancel, previewCancellation as preview } from "./cancel-booking.ts";
import { cancelStay as cancelOne, previewStayCancellation as previewOne } from "./cancel-stay.ts";
import { changeStay as change } from "./change-stay.ts";
import { previewRooms as previewAll } from "./preview-rooms.ts";
import { previewStayChange as previewChange } from "./preview-stay-change.ts";
import { admitChoice, choicesOf, priceChoice } from "./price-choices.ts";

const ofBooking = z.object({ bookingId: value.id });
const adjustment = ofBooking.extend({ amount: value.amount, words: value.text });

export const addExtra = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: adjustment,
  run: ({ deps, cause }, { bookingId, ...given }) => extra(deps, bookingId, given, cause),
});

export const giveDiscount = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: adjustment,
  run: ({ deps, cause }, { bookingId, ...given }) => discount(deps, bookingId, given, cause),
});

/** Sets another total than was seen, by one line for the difference. */
export const agreeTotal = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: ofBooking.extend({
    total: value.amountOrZero,
    seen: value.amountOrZero,
    words: value.text,
  }),
  run: ({ deps, cause }, { bookingId, ...given }) => agree(deps, bookingId, given, cause),
});

export const previewCancellation = reads({
  who: "owner",
  takes: ofBooking,
  run: ({ deps }, { bookingId }) => preview(deps, bookingId),
});

/**
 * A refund below what is due is refused; after the withdrawal period it needs a written agreement.
 */
export const cancelBooking = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: ofBooking.extend({
    who: z.enum(cancellers),
    /**
     * If missing, what is due: everything if the house cancels; by law or policy if the guest does.
     */
    refund: value.amountOrZero.or(z.literal("all")).optional(),
    /** What guest and house agreed on, if the refund is less than the policy gives. */
    agreed: value.text.optional(),
    /**
     * The refund that the page showed or, if another amount was typed, the one it showed as due. If
     * it has changed since, nothing is cancelled.
     */
    seen: value.amountOrZero.optional(),
  }),
  run: ({ deps, cause }, { bookingId, ...wish }) => cancel(deps, bookingId, cause, wish),
});

export const previewStayCancellation = reads({
  who: "owner",
  takes: ofBooking.extend({ stayId: value.id }),
  run: ({ deps }, { bookingId, stayId }) => previewOne(deps, bookingId, stayId),
});

/** Cancels one of several rooms. Refused if the refund is no longer the one that was seen. */
export const cancelStay = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: ofBooking.extend({
    stayId: value.id,
    who: z.enum(cancellers),
    seen: value.amountOrZero,
  }),
  run: ({ deps, cause }, { bookingId, ...wish }) => cancelOne(deps, bookingId, wish, cause),
});

const stayChange = ofBooking.extend({
  /** Which room of a booking with several. */
  stayId: value.id.exactOptional(),
  listingId: value.id,
  stay: value.stay,
  guests: value.guests.exactOptional(),
});

export const previewStayChange = reads({
  who: "team",
  takes: stayChange,
  async run({ deps, person }, { bookingId, ...wish }) {
    const found = await previewChange(deps, bookingId, wish);
    return { ...found, choices: choicesOf(person.role, found) };
  },
});

/** Prices the same change in each room on sale, and in the named one even if it is not. */
export const previewRooms = reads({
  who: "team",
  takes: stayChange,
  async run({ deps, person }, { bookingId, ...wish }) {
    const rooms = await previewAll(deps, bookingId, wish);
    return rooms.map(({ preview: found, ...room }) => {
      return { ...room, preview: { ...found, choices: choicesOf(person.role, found) } };
    });
  },
});

/** A stale version is refused. The guest gets a mail unless she knows already. */
export const changeStay = verb({
  who: "team",
  does: "writes",
  leaves: inJournal,
  takes: stayChange.extend({
    version: value.version,
    price: priceChoice,
    guestKnows: z.boolean().exactOptional(),
  }),
  async run({ deps, cause, person }, { bookingId, version, ...wish }) {
    await admitChoice(person.role, wish.price, () => previewChange(deps, bookingId, wish));
    await change(deps, bookingId, version, wish, cause);
  },
});

/** Refused if its nights are taken, if the booking has changed, or if it is answered already. */
export const answerChange = verb({
  who: "team",
  does: "writes",
  leaves: inJournal,
  takes: ofBooking.extend({ changeId: value.id, answer: z.enum(["accept", "decline"]) }),
  run: ({ deps, cause }, { bookingId, changeId, answer }) =>
    answerOne(deps, bookingId, changeId, answer, cause),
});
