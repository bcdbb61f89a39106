import type { CheckoutRequest } from "../../contract/api.ts";
import { enquiryUrl, payUrl } from "../../contract/page-urls.ts";
import type { LocalTime } from "../../domain/day.ts";
import { everybodyIn } from "../../domain/parties.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import type { PaymentPlan } from "../../domain/payment-plan.ts";
import type { Quote } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import { type ChosenRoom, partiesOf } from "./chosen-rooms.ts";

/** What is about to be paid for. */
export type Order = {
  /** At least one: all of them, or none. */
  readonly rooms: readonly ChosenRoom[];
  readonly stay: Stay;
  readonly quote: Quote;
  /** The deposit and its rest, if the guest pays in parts. */
  readonly plan: PaymentPlan | null;
  /** She pays everything, although a deposit would do. */
  readonly paysAll: boolean;
  /** Local time from which the policy counts until the booking is confirmed. */
  readonly bought: LocalTime;
};

/** A plain server takes no party. */
export function wishOf({ rooms, stay, paysAll }: Order): CheckoutRequest {
  const isPlain = rooms[0]?.listing.isPlain ?? false;
  const [first, ...otherRooms] = partiesOf(rooms);
  return {
    listingId: first?.listingId ?? "",
    stay,
    guests: isPlain ? null : (first?.guests ?? null),
    ...(otherRooms.length > 0 && { otherRooms }),
    ...(paysAll && { paysAll }),
  };
}

/** The URL to pay at in any other way than in the provider's frame. */
export function payUrlOf({ rooms, stay, paysAll }: Order, means: OnlineMeans): string {
  const { id, search } = searchOf(rooms, stay);
  return payUrl(id, search, { paysAll, means });
}

/** The URL to ask for nights at, where the site takes no payment. */
export function enquiryUrlOf(rooms: readonly ChosenRoom[], stay: Stay): string {
  const { id, search } = searchOf(rooms, stay);
  return enquiryUrl(id, search);
}

function searchOf(rooms: readonly ChosenRoom[], stay: Stay) {
  const [first, ...others] = partiesOf(rooms);
  const guests = everybodyIn(rooms.map((room) => room.guests));
  return { id: first?.listingId ?? "", search: { stay, guests, others } };
}
