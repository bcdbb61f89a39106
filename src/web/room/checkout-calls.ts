import type { OpenCheckout } from "../../contract/api.ts";
import { browserApi } from "../browser-api.ts";
import type { Order } from "./order.ts";

/**
 * Opening and releasing take turns: a release that overtook the opening before it would free
 * nothing, and one that came late would end the checkout opened after it.
 */
let lastCall: Promise<unknown> = Promise.resolve();

function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = lastCall.then(call);
  lastCall = answer.catch(() => {});
  return answer;
}

export function openCheckout({ listing, stay, guests }: Order): Promise<OpenCheckout> {
  return inTurn(() => browserApi().startCheckout({ listingId: listing.id, stay, guests }));
}

/** If the call should get lost, the hold ends by itself. */
export function releaseCheckout(): Promise<void> {
  return inTurn(() => browserApi().releaseCheckout()).catch(() => {});
}
