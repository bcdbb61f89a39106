import type { ToldCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { browserApi } from "../browser-api.ts";
import { forgetKey, keyOf, unansweredKey } from "./checkout-key.ts";
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

/** A server that does not say what it has opened has no call that ends it. */
let canRelease = true;

export function openCheckout({ listing, stay, guests }: Order): Promise<ToldCheckout> {
  const wish = { listingId: listing.id, stay, guests: listing.isPlain ? null : guests };
  return inTurn(async () => {
    const opening = browserApi().startCheckout(wish.guests ? { ...wish, key: keyOf(wish) } : wish);
    opening.then(forgetKey, forgetIfReused);
    const checkout = await opening;
    canRelease = checkout.checkoutId !== null;
    return checkout;
  });
}

/** Whatever another wish has said under this key, the next try says its own. */
function forgetIfReused(error: unknown): void {
  if (error instanceof AppError && error.code === "key-reused") forgetKey();
}

/** If the call should get lost, the hold ends by itself. */
export function releaseCheckout(): Promise<void> {
  return inTurn(async () => {
    if (!canRelease) return;
    await browserApi().releaseCheckout(unansweredKey());
    forgetKey();
  }).catch(() => {});
}
